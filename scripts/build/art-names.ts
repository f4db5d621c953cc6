import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "./write-file";

const drawings = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .sort()
    .map((file) => ({ name: path.basename(file, ".svg"), file: path.join(folder, file) }));

const partsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/<g id="([a-z]+)"/g)].map(([, part]) => `"${part}"`);

/** The modules of content/ that say what art/ holds, each with what makes it: types for icons, parts for the mascot. */
export const artNames: Record<string, () => string> = {
  "content/icon-names.ts":
    () => `/** Made by \`npm run generate\` from art/icons: the names of the icons. */
export const iconNames = [
${drawings("art/icons")
  .map(({ name }) => `  "${name}",\n`)
  .join("")}] as const;

export type IconName = (typeof iconNames)[number];
`,
  "content/mascot-parts.ts":
    () => `/** Made by \`npm run generate\` from art/mascot: the groups of each pose, from back to front. */
export const mascotParts: Record<string, string[]> = {
${drawings("art/mascot")
  .map(({ name, file }) =>
    `  "${name}": [${partsOf(file).join(", ")}],\n`.replace(/"(\w+)":/, "$1:"),
  )
  .join("")}};
`,
};

export function writeArtNames(): void {
  for (const [file, make] of Object.entries(artNames)) writeWhole(file, make());
}
