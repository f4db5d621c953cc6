import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { theme } from "../../content/theme";
import { fingerprint } from "./fingerprint";

interface PictureSet {
  from: string;
  drawn: string;
  to: string;
  widths: number[];
}

/** Where pictures are drawn, how, where they go, and the widths in px that they are needed at. */
const sets: PictureSet[] = [
  {
    from: "art/screens",
    drawn: ".html",
    to: "public/assets/screens",
    widths: [280, 460, 690, 840],
  },
  { from: "art/portraits", drawn: ".svg", to: "public/lovable-uploads", widths: [320, 640, 960] },
];

/** A picture of the site, and what it is made from. */
export interface PictureSource {
  name: string;
  drawing: string;
  /** The owner's picture that stands in for the drawing. */
  own?: string;
  to: string;
  widths: number[];
}

/** Returns whether a file is a picture that an owner may put in place of a drawing. */
export const isPicture = (file: string) => /\.(png|jpe?g)$/i.test(file);
/** Returns a picture's name without its ending. */
export const nameOf = (file: string) => path.basename(file, path.extname(file));

/** Returns every picture that can be made; an owner's of the same name goes before its drawing. */
export function pictureSources(): PictureSource[] {
  return sets.flatMap(({ from, drawn, to, widths }) => {
    const files = readdirSync(from).sort();
    return files
      .filter((file) => file.endsWith(drawn))
      .map((file) => {
        const own = files.find((other) => isPicture(other) && nameOf(other) === nameOf(file));
        const drawing = `${from}/${file}`;
        return { name: nameOf(file), drawing, own: own && `${from}/${own}`, to, widths };
      });
  });
}

/** Returns one line for each file beside the drawings that becomes nothing, with what to do. */
export function strangeFiles(among: Pick<PictureSet, "from" | "drawn">[] = sets): string[] {
  return among.flatMap(({ from, drawn }) => {
    const files = readdirSync(from).sort();
    const names = files.filter((file) => file.endsWith(drawn)).map(nameOf);
    const isKnown = (file: string) =>
      file.endsWith(drawn) ||
      /\.css$|^\.DS_Store$/.test(file) ||
      (isPicture(file) && names.includes(nameOf(file)));
    return files
      .filter((file) => !isKnown(file))
      .map(
        (file) =>
          `${from}/${file}: wanted a .png or .jpg named ${names.join(" or ")} (a .heic becomes one in Preview: File, Export, JPEG)`,
      );
  });
}

/** Returns what a picture is made from now, as a fingerprint: the owner's file, or drawing, its styles and colours. */
export function inputsOf({ drawing, own }: PictureSource): string {
  const read = (file: string) => fingerprint(readFileSync(file));
  if (own) return read(own);
  const folder = path.dirname(drawing);
  const styles = readdirSync(folder).filter((file) => file.endsWith(".css"));
  return fingerprint(
    [
      read(drawing),
      ...styles.map((file) => read(`${folder}/${file}`)),
      JSON.stringify(theme),
    ].join(),
  );
}

/** The fingerprints that the pictures in public/ were last made from, by the name of the drawing. */
export const record = "art/pictures.json";

/** Returns a line for the build when pictures in public/ are older than what they are made from. */
export function stalePictures(): string[] {
  const made: Record<string, string> = existsSync(record)
    ? JSON.parse(readFileSync(record, "utf8"))
    : {};
  const stale = pictureSources().filter((source) => made[source.drawing] !== inputsOf(source));
  if (stale.length === 0) return [];
  const names = stale.map(({ own, drawing }) => own ?? drawing).join(", ");
  return [`The pictures in public/ are older than the colours or than ${names}: npm run pictures`];
}
