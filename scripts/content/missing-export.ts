import { existsSync, readFileSync } from "node:fs";

/** Returns the number of the line that declares a name, or 0 if no line does. */
export function declarationLine(file: string, name: string): number {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return lines.findIndex((line) => RegExp(`^(export )?(const|let|var|function) ${name}\\b`).test(line)) + 1;
}

/** Returns a line of the report for a module that does not export a name which the site needs. */
export function missingExport(file: string, name: string): string {
  return `${file}:${declarationLine(file, name) || 1}  does not export “${name}”: write export const ${name} = …`;
}
