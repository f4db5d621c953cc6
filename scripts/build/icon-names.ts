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

const poses = "content/mascot-parts.ts";

/** The groups of each drawing in art/mascot, from back to front, as a module: none where an owner's drawing has none. */
export function mascotPartsModule(folder = "art/mascot"): string {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith(".svg"))
    .sort()
    .map((name) => {
      const pose = readFileSync(path.join(folder, name), "utf8");
      const parts = [...pose.matchAll(/<g id="([a-z]+)"/g)].map(([, part]) => part);
      return `  ${JSON.stringify(path.basename(name, ".svg"))}: ${JSON.stringify(parts).replaceAll(",", ", ")},`;
    });
  return [
    "/** Made by `npm run generate` from art/mascot: the groups of each pose, from back to front. */",
    "export const mascotParts: Record<string, string[]> = {",
    ...lines.map((line) => line.replace(/^ {2}"([a-z]+)":/, "  $1:")),
    "};",
    "",
  ].join("\n");
}

/** As `writeIconNames`, for the mascot. */
export function writeMascotParts(): void {
  const made = mascotPartsModule();
  if (made !== readFileSync(poses, "utf8")) writeFileSync(poses, made);
}
