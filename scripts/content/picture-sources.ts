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
  { from: "art/screens", drawn: ".html", to: "public/assets/screens", widths: [280, 400, 600, 840] },
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

/** Whether a file is a picture that an owner may put in place of a drawing. */
export const isPicture = (file: string) => /\.(png|jpe?g)$/i.test(file);
/** A picture's name without its ending. */
export const nameOf = (file: string) => path.basename(file, path.extname(file));

/** Every picture that can be made; an owner's of the same name goes before its drawing. */
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

/** One line for each file beside the drawings that becomes nothing, with what to do. */
export function strangeFiles(among: Pick<PictureSet, "from" | "drawn">[] = sets): string[] {
  return among.flatMap(({ from, drawn }) => {
    const files = readdirSync(from).sort();
    const names = files.filter((file) => file.endsWith(drawn)).map(nameOf);
    return files.flatMap((file) => {
      const isOurs = file.endsWith(drawn) || file.endsWith(".css") || file === ".DS_Store";
      if (isOurs || (isPicture(file) && names.includes(nameOf(file)))) return [];
      if (/\.hei[cf]$/i.test(file))
        return `${from}/${file}: HEIC is not read here. On a Mac open it in Preview and choose File, Export, JPEG; save it as ${nameOf(file)}.jpg`;
      if (isPicture(file))
        return `${from}/${file}: no picture of the site has that name: call it ${names.map((name) => `${name}.png`).join(" or ")}`;
      return `${from}/${file}: not understood: wanted a .png or .jpg named ${names.join(" or ")}`;
    });
  });
}

/** What a picture is made from now, as a fingerprint: the owner's file, or drawing, its styles and colours. */
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

/** A line for the build when pictures in public/ are older than what they are made from. */
export function stalePictures(): string[] {
  const made: Record<string, string> = existsSync(record)
    ? JSON.parse(readFileSync(record, "utf8"))
    : {};
  const stale = pictureSources().filter((source) => made[source.drawing] !== inputsOf(source));
  if (stale.length === 0) return [];
  const names = stale.map(({ own, drawing }) => own ?? drawing).join(", ");
  return [`The pictures in public/ are older than the colours or than ${names}: npm run pictures`];
}
