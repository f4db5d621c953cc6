import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { theme } from "../../content/theme";
import { fingerprint, writeFileAtomic } from "./files";

/* The folders of drawings, the folders in public/ for the rendered pictures, and their widths in px. */
const sets = [
  { from: "art/screens", drawn: ".html", to: "/assets/screens", widths: [280, 460, 690, 840] },
  { from: "art/portraits", drawn: ".svg", to: "/lovable-uploads", widths: [320, 640, 960] },
];

const nameOf = (file: string) => path.parse(file).name;
const isPicture = (file: string) => /\.(png|jpe?g)$/i.test(file);

/** Returns all pictures: the drawing, the owner's picture of the same name that replaces it, and the output. */
export function pictureSources() {
  return sets.flatMap(({ from, drawn, to, widths }) => {
    const files = readdirSync(from).sort();
    const drawings = files.filter((file) => file.endsWith(drawn));
    return drawings.map((file) => {
      const name = nameOf(file);
      const own = files.find((other) => isPicture(other) && nameOf(other) === name);
      return { name, drawing: `${from}/${file}`, replacement: own && `${from}/${own}`, to, widths };
    });
  });
}
export type PictureSource = ReturnType<typeof pictureSources>[number];

/** Returns one line for each unused file beside the drawings, with what to do. */
export function unusedFiles(among: { from: string; drawn: string }[] = sets): string[] {
  return among.flatMap(({ from, drawn }) => {
    const files = readdirSync(from).sort();
    const names = files.filter((file) => file.endsWith(drawn)).map(nameOf);
    const isUsed = (file: string) => file.endsWith(drawn) || (isPicture(file) && names.includes(nameOf(file)));
    const unused = files.filter((file) => !isUsed(file) && !/\.css$|^\.DS_Store$/.test(file));
    const advice = `expected a .png or .jpg named ${names.join(" or ")} (a .heic becomes one in Preview: File, Export, JPEG)`;
    return unused.map((file) => `${from}/${file}: ${advice}`);
  });
}

/** Returns a fingerprint of a picture's inputs: the owner's file, or the drawing with its styles and colors. */
export function inputsOf({ drawing, replacement }: PictureSource): string {
  const read = (file: string) => fingerprint(readFileSync(file));
  if (replacement) return read(replacement);
  const folder = path.dirname(drawing);
  const styles = readdirSync(folder).filter((file) => file.endsWith(".css"));
  const inputs = [drawing, ...styles.map((file) => `${folder}/${file}`)].map(read);
  return fingerprint([...inputs, JSON.stringify(theme)].join());
}

/* The inputs of the pictures in public/, by the path of the drawing. */
const record = "art/pictures.json";

/** Records the inputs of pictures that have just been rendered. */
export function writeRecord(sources: PictureSource[]): void {
  const made = Object.fromEntries(sources.map((source) => [source.drawing, inputsOf(source)]));
  writeFileAtomic(record, `${JSON.stringify(made, null, 2)}\n`);
}

/** Returns a warning if pictures in public/ are older than their inputs. */
export function stalePictures(): string | undefined {
  const made: Record<string, string> = JSON.parse(readFileSync(record, "utf8"));
  const stale = pictureSources().filter((source) => made[source.drawing] !== inputsOf(source));
  const names = stale.map(({ replacement, drawing }) => replacement ?? drawing).join(", ");
  if (names) return `The pictures in public/ are older than the colors or than ${names}: npm run pictures`;
}
