import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Fonts } from "../../content/schema";
import { fonts } from "../../content/theme";
import { problem } from "./rules";

/** A face as its package describes it. */
export interface FontFile {
  file: string;
  /** The weights that its axis reaches. */
  weight: { min: number; max: number };
}

/** Returns the Latin file of a Fontsource package; null when the package is not installed or has no weight axis. */
export function fontFile(name: string): FontFile | null {
  const folder = path.join("node_modules", name);
  const file = path.join(folder, `files/${path.basename(name)}-latin-wght-normal.woff2`);
  if (!existsSync(file)) return null;
  const about = JSON.parse(readFileSync(path.join(folder, "metadata.json"), "utf8"));
  const { min, max } = about.variable.wght;
  return { file, weight: { min: Number(min), max: Number(max) } };
}

/** Returns one line for each face of the theme that cannot be had. */
export function fontProblems(faces: Fonts = fonts): string[] {
  return Object.entries(faces)
    .filter(([, name]) => !fontFile(name))
    .map(([face, name]) =>
      problem(
        ["fonts", face],
        `names ${name}, which is not installed, or is no Latin font of variable weight: npm install --save-dev --save-exact ${name}`,
      ),
    );
}
