import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pictureSources } from "./picture-sources";

/** Removes rendered pictures from `out` that no page shows, such as a screen that the owner removed from the content. */
export function removeUnusedPictures(out: string, pages: string[]): void {
  for (const { name, to } of pictureSources()) {
    if (pages.some((html) => html.includes(`${to}/${name}-`))) continue;
    for (const file of readdirSync(out + to))
      if (file.replace(/-\d+\.\w+$/, "") === name) rmSync(path.join(out, to, file));
  }
}
