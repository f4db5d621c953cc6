import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { declarationLine, missingExport } from "./missing-export";

/** Returns an error of a content module in one line, with file, line, cause and what to do. */
export function loadingError(error: Error): string {
  // A syntax error of esbuild: "/site/content/home.ts:21:4: ERROR: Expected …".
  const [, file, line, what] = /^(\/.+?|[A-Z]:.+?):(\d+):\d+: ERROR: (.+)$/m.exec(error.message) ?? [];
  if (file && what) return syntaxError(file, Number(line), what);
  const [module, row] = contentFrame(error.stack ?? "") ?? [];
  const lost = lostExport(error.message);
  // The module may have renamed what another module uses. The rest of the site needs the name as it was.
  if (lost && (!module || declarationLine(lost.file, lost.name))) return missingExport(lost.file, lost.name);
  if (module) return `${module}:${row}  ${runtimeError(error.message)}`;
  return error.message.split("\n")[0] ?? String(error);
}

function syntaxError(file: string, line: number, what: string): string {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split(/\r?\n/) : [];
  const current = lines[line - 1] ?? "";
  const at = (row: number, message: string) => `${relative(file)}:${row}  ${message}`;
  if (/"[“”‘’„«»]"$/.test(what) || /[:[,]\s*[“„‘«]/.test(current) || /^\s*\w+\s+[“„‘«]/.test(current))
    return at(line, 'has curly quotes around a text: use straight quotes, like "These words"');
  const open = lines.map((text) => text.split("`").length % 2 === 0).lastIndexOf(true) + 1;
  if (/Unterminated/.test(what) && open > 0 && lines.join().split("`").length % 2 === 0)
    return at(open, "has no closing backtick: write ` at the end of the text");
  if (/Unterminated string/.test(what))
    return at(line, 'has no closing quote: write a straight " at the end of the text');
  if (/:\s*\d+,\d/.test(current)) return at(line, "has a decimal comma: write a point, like 4.8");
  const [, found] = /but found "(\w+)"$/.exec(what) ?? [];
  const isCutAtApostrophe = found && RegExp(`(^|[:[,({])\\s*'[^']*' ?${found}`).test(current);
  if (isCutAtApostrophe)
    return at(
      line,
      `has an apostrophe in a text between single quotes: use double quotes, like "There's a label", or write ’`,
    );
  if (/"[^",]*" ?[^\s",\]})]+.*"/.test(current) || (found && current.includes(`"${found}`)))
    return at(line, "has a straight quote within a text: write curly quotes there, like “these words”");
  const before = lastTextLine(lines, line - 1);
  const isOpen = /[,{[(:=]\s*(\/\/.*)?$/.test(lines[before - 1] ?? ",");
  if (/^Expected/.test(what) && !isOpen) return at(before, "has no comma at its end: add one");
  return at(line, `cannot be read: ${what}. Look for a missing quote, comma or bracket on this line or just above it`);
}

/** Returns the number of the last line up to `line` that is neither empty nor a comment. */
function lastTextLine(lines: string[], line: number): number {
  let found = line;
  while (found > 1 && /^\s*($|\/\/|\/?\*)/.test(lines[found - 1] ?? "")) found--;
  return found;
}

/**
 * Returns the first module of content/ in a stack, such as "content/home.ts", and its line. The folder of the site may have
 * any name, and is in the stack as a path or as an address, where a space is `%20`.
 */
function contentFrame(stack: string): [module: string, line: string] | undefined {
  const folders = [process.cwd(), pathToFileURL(process.cwd()).href].map((folder) => folder.replaceAll("\\", "/"));
  for (const line of stack.replaceAll("\\", "/").split("\n"))
    for (const folder of folders) {
      const [, rest] = line.split(`${folder}/`);
      const [, module, row] = /^(content\/[\w-]+\.ts):(\d+)/.exec(rest ?? "") ?? [];
      if (module && row) return [module, row];
    }
}

/** Returns the module of content/ that lacks an export, and its name. */
function lostExport(message: string): { file: string; name: string } | undefined {
  const [, source, name] = /module '(.+)' does not provide an export named '(.+)'/.exec(message) ?? [];
  const file = source && `content/${path.basename(source, ".ts")}.ts`;
  return file && name && existsSync(file) ? { file, name } : undefined;
}

function runtimeError(message: string): string {
  const lost = lostExport(message);
  if (lost)
    return `cannot be read: it uses “${lost.name}” of ${lost.file}, which was renamed or removed there: correct the name here, or remove what uses it`;
  const [, unknown] = /^(\S+) is not defined$/.exec(message) ?? [];
  if (unknown) return `cannot be read: it uses “${unknown}”, which does not exist: correct its spelling`;
  return `cannot be read: ${message}`;
}

const relative = (file: string) => path.relative(process.cwd(), file).replaceAll("\\", "/");
