import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Fonts } from "../../content/schema";
import { fonts } from "../../content/theme";
import { problem } from "./problem";
import type { Problem } from "./report";

/** Returns the Latin variable font of a Fontsource package and its weights, or null if there is none. */
export function fontFile(name: string) {
  const folder = path.join("node_modules", name);
  const file = path.join(folder, `files/${path.basename(name)}-latin-wght-normal.woff2`);
  if (!existsSync(file)) return null;
  const about = JSON.parse(readFileSync(path.join(folder, "metadata.json"), "utf8"));
  const { min, max } = about.variable.wght;
  return { file, min: Number(min), max: Number(max) };
}

/** Returns a problem for each font of the theme that is not installed. */
export function fontProblems(faces: Fonts = fonts): Problem[] {
  return Object.entries(faces).flatMap(([face, name]) => {
    const what = `is ${name}, which is not installed or is not a variable Latin font: npm install --save-dev --save-exact ${name}`;
    return fontFile(name) ? [] : problem(["fonts", face], what);
  });
}
