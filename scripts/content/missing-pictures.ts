import { existsSync } from "node:fs";
import path from "node:path";
import { type ContentEntry, contentRegistry } from "./content-registry";
import { objectsOf } from "./fields";
import { problem } from "./rules";

/** Returns one line for each picture in the content that is missing from `publicDir`. */
export function missingPictures(
  publicDir = "public",
  entries: Pick<ContentEntry, "name" | "value">[] = contentRegistry,
): string[] {
  return entries.flatMap(({ name, value }) =>
    objectsOf(value).flatMap(({ path: field, object: { src, widths } }) => {
      if (typeof src !== "string" || !src.startsWith("/")) return [];
      const types = ["avif", "webp", "png"];
      const files = Array.isArray(widths)
        ? widths.flatMap((width) => types.map((type) => `${src}-${width}.${type}`))
        : [src];
      const missing = files.find((file) => !existsSync(path.join(publicDir, file)));
      const folder = path.join(publicDir, path.dirname(src));
      const what = `is ${missing}, which does not exist: use a picture in ${folder} (npm run pictures renders the drawings in art)`;
      return missing ? problem([name, ...field, "src"], what) : [];
    }),
  );
}
