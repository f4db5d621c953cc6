import path from "node:path";
import { entries } from "./entries";
import { type FieldPath, walkObjects } from "./fields";
import { pictureSources } from "./picture-sources";

/** A picture of art/ where the content shows it. */
interface PictureText {
  file: string;
  path: FieldPath;
  src: string;
  alt: string;
  /** The owner's file that stands in for the drawing. */
  own?: string;
}

/** Every place where content shows a screen or a portrait, with its alternative text. */
export function pictureTexts(): PictureText[] {
  const sources = pictureSources();
  return entries.flatMap(({ file, name, value }) => {
    const found: PictureText[] = [];
    walkObjects(value, ({ src, alt }, at) => {
      const source = sources.find((source) => source.name === path.basename(String(src)));
      if (source && typeof alt === "string" && alt)
        found.push({ file, path: [name, ...at], src: String(src), alt, own: source.own });
    });
    return found;
  });
}
