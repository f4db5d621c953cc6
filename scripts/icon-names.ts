import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const file = "content/icon-names.ts";

/** The names of the drawings in art/icons, as a module that types an icon's name. */
export function iconNamesModule(folder = "art/icons"): string {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".svg"))
    .map((name) => path.basename(name, ".svg"))
    .sort();
  return [
    "/** Made by `npm run generate` from art/icons: the names of the icons. */",
    "export const iconNames = [",
    ...names.map((name) => `  ${JSON.stringify(name)},`),
    "] as const;",
    "",
    "export type IconName = (typeof iconNames)[number];",
    "",
  ].join("\n");
}

/** Brings content/icon-names.ts up to date; an unchanged file keeps its date, so nothing is rebuilt for it. */
export function writeIconNames(): void {
  const made = iconNamesModule();
  if (made !== readFileSync(file, "utf8")) writeFileSync(file, made);
}
