import path from "node:path";

/** Returns an error that kept the content from loading, as one line that says where. */
export function loadingError(error: Error): string {
  // esbuild, through which the scripts read TypeScript: "/site/content/home.ts:21:4: ERROR: Expected …".
  const [, file, line, what] =
    /^(\/.+?|[A-Z]:.+?):(\d+):\d+: ERROR: (.+)$/m.exec(error.message) ?? [];
  if (file)
    return `${relative(file)}:${line}  cannot be read: ${what}. Look for a missing quote, comma or bracket there or just above`;
  // What a module did wrong while it ran: the topmost line of the content in the stack.
  const [, module, row] =
    /((?:\/|[A-Z]:)[^\s()]*content[\\/][\w-]+\.ts):(\d+)/.exec(error.stack ?? "") ?? [];
  if (module) return `${relative(module)}:${row}  cannot be read: ${error.message}`;
  return error.message.split("\n")[0] ?? String(error);
}

const relative = (file: string) => path.relative(process.cwd(), file).replaceAll("\\", "/");
