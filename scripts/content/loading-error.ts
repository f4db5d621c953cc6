import path from "node:path";

/** Returns an error of a content module in one line, with file and line. */
export function loadingError(error: Error): string {
  // A syntax error of esbuild: "/site/content/home.ts:21:4: ERROR: Expected …".
  const [, file, line, what] = /^(\/.+?|[A-Z]:.+?):(\d+):\d+: ERROR: (.+)$/m.exec(error.message) ?? [];
  if (file)
    return `${relative(file)}:${line}  cannot be read: ${what}. Look for a missing quote, comma or bracket on this line or just above it`;
  // A runtime error: the first line of content/ in the stack.
  const [, module, row] = /((?:\/|[A-Z]:)[^\s()]*content[\\/][\w-]+\.ts):(\d+)/.exec(error.stack ?? "") ?? [];
  if (module) return `${relative(module)}:${row}  cannot be read: ${error.message}`;
  return error.message.split("\n")[0] ?? String(error);
}

const relative = (file: string) => path.relative(process.cwd(), file).replaceAll("\\", "/");
