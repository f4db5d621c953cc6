import { existsSync } from "node:fs";
import path from "node:path";
import { type Entry, entries } from "./entries";
import { groupsOf } from "./fields";
import { problem } from "./rules";

/** Returns one line for each picture that the content names and `publicDir` lacks. */
export function checkPictures(
  publicDir = "public",
  among: Pick<Entry, "name" | "value">[] = entries,
): string[] {
  return among.flatMap(({ name, value }) =>
    groupsOf(value).flatMap(({ path: field, group: { src, widths } }) => {
      if (typeof src !== "string" || !src.startsWith("/")) return [];
      const missing = filesOf(src, widths).find((it) => !existsSync(path.join(publicDir, it)));
      if (!missing) return [];
      const folder = path.join(publicDir, path.dirname(src));
      return problem(
        [name, ...field, "src"],
        `names ${missing}, which is not there: write the name of a picture in ${folder} (npm run pictures makes those of art)`,
      );
    }),
  );
}

function filesOf(src: string, widths: unknown): string[] {
  if (!Array.isArray(widths)) return [src];
  return widths.flatMap((width) =>
    ["avif", "webp", "png"].map((type) => `${src}-${width}.${type}`),
  );
}
