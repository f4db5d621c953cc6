import { existsSync } from "node:fs";
import path from "node:path";
import { type Entry, entries } from "./entries";
import { groupsOf } from "./fields";
import { problem } from "./rules";

/** Returns one line for each picture that the content names and `publicDir` lacks. */
export function missingPictures(
  publicDir = "public",
  among: Pick<Entry, "name" | "value">[] = entries,
): string[] {
  return among.flatMap(({ name, value }) =>
    groupsOf(value).flatMap(({ path: field, group: { src, widths } }) => {
      if (typeof src !== "string" || !src.startsWith("/")) return [];
      const types = ["avif", "webp", "png"];
      const files = Array.isArray(widths)
        ? widths.flatMap((width) => types.map((type) => `${src}-${width}.${type}`))
        : [src];
      const missing = files.find((file) => !existsSync(path.join(publicDir, file)));
      const folder = path.join(publicDir, path.dirname(src));
      const what = `names ${missing}, which is not there: write the name of a picture in ${folder} (npm run pictures makes those of art)`;
      return missing ? problem([name, ...field, "src"], what) : [];
    }),
  );
}
