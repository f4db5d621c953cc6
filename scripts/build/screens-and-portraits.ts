import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { theme } from "../../content/theme";
import { fingerprint } from "./files";

/** Where pictures are drawn, how, where they go, and the widths in px that they are needed at. */
const sets = [
  {
    from: "art/screens",
    drawn: ".html",
    to: "public/assets/screens",
    widths: [280, 460, 690, 840],
  },
  { from: "art/portraits", drawn: ".svg", to: "public/lovable-uploads", widths: [320, 640, 960] },
];

const nameOf = (file: string) => path.parse(file).name;
const isPicture = (file: string) => /\.(png|jpe?g)$/i.test(file);

/** Returns every picture that can be made: its drawing, the owner's of the same name that goes before it, and what becomes of it. */
export function pictureSources() {
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
export type PictureSource = ReturnType<typeof pictureSources>[number];

/** Returns one line for each file beside the drawings that becomes nothing, with what to do. */
export function strangeFiles(among: { from: string; drawn: string }[] = sets): string[] {
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
  const inputs = [drawing, ...styles.map((file) => `${folder}/${file}`)].map(read);
  return fingerprint([...inputs, JSON.stringify(theme)].join());
}

/** The fingerprints that the pictures in public/ were last made from, by the name of the drawing. */
export const record = "art/pictures.json";

/** Returns a line for the build when pictures in public/ are older than what they are made from. */
export function stalePictures(): string | undefined {
  const made: Record<string, string> = JSON.parse(readFileSync(record, "utf8"));
  const stale = pictureSources().filter((source) => made[source.drawing] !== inputsOf(source));
  const names = stale.map(({ own, drawing }) => own ?? drawing).join(", ");
  if (names)
    return `The pictures in public/ are older than the colours or than ${names}: npm run pictures`;
}
