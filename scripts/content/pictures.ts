import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { home } from "../../content/home";
import { type Entry, entries } from "./entries";
import { walkObjects } from "./fields";
import { isPicture, nameOf } from "./picture-sources";
import { problem } from "./rules";

type Visited = Pick<Entry, "name" | "value">;
interface Picture {
  src: string;
  widths?: number[];
}

/** Returns one line for each picture that the content names and `publicDir` lacks. */
export function checkPictures(publicDir = "public", among: Visited[] = entries): string[] {
  const problems: string[] = [];
  for (const { name, value } of among) {
    walkObjects(value, (node, at) => {
      if (typeof node.src !== "string" || !node.src.startsWith("/")) return;
      const picture = node as unknown as Picture;
      const missing = filesOf(picture).filter((it) => !existsSync(path.join(publicDir, it)));
      const [first] = missing;
      if (!first) return;
      const others = missing.length > 1 ? ` (nor ${missing.length - 1} more of its sizes)` : "";
      problems.push(
        problem(
          [name, ...at, "src"],
          `names ${first}, which is not in ${publicDir}${others}: write one of ${neighbours(publicDir, picture)}`,
        ),
      );
    });
  }
  return problems;
}

/** Returns one line for each screen of the owner's that strokes drawn for ours would lie over. */
export function checkStrokes(
  artDir = "art/screens",
  screens = home.labelConfusion.screens,
): string[] {
  const pictures = readdirSync(artDir).filter(isPicture);
  return screens.flatMap(({ src, found }, at) => {
    const own = found && pictures.find((file) => nameOf(file) === path.basename(src));
    const field = ["home", "labelConfusion", "screens", at, "found"];
    if (!own) return [];
    return problem(field, `must go: it was not drawn for ${artDir}/${own}`);
  });
}

function filesOf({ src, widths }: Picture): string[] {
  if (!widths) return [src];
  return widths.flatMap((width) =>
    ["avif", "webp", "png"].map((type) => `${src}-${width}.${type}`),
  );
}

/** What could have been meant: the pictures of the same folder, as content names them. */
function neighbours(publicDir: string, { src, widths }: Picture): string {
  const folder = path.join(publicDir, path.dirname(src));
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.includes(".")) : [];
  const names = files.map((name) => (widths ? name.replace(/-\d+\.\w+$/, "") : name));
  const known = [...new Set(names)].map((name) => path.posix.join(path.dirname(src), name));
  return known.join(", ") || "the pictures that are there (npm run pictures makes them)";
}
