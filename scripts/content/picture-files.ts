import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { closest } from "fastest-levenshtein";
import sharp from "sharp";
import { products } from "../../content/products";
import { photoFiles } from "../../lib/pictures/photo-files";
import { uniqueBy } from "../../lib/unique-by";
import { publicDrawings } from "../build/drawing-files";
import { filesIn } from "../build/files";
import { type ContentEntry, contentRegistry } from "./content-registry";
import { objectsOf } from "./fields";
import { isFile } from "./is-file";
import { problem } from "./problem";
import type { Problem } from "./report";

type Entry = Pick<ContentEntry, "name" | "value">;

const megabyte = 1024 * 1024;
const maxSize = 20 * megabyte;

/** Returns whether an address is that of a picture, which the schema allows only in these folders. */
export const isPicture = (src: string) =>
  /^(art|\/assets|\/lovable-uploads)\/.+\.(svg|html|png|jpe?g|webp)$/i.test(src);

/** Returns a problem for each picture in the content that is missing or unsuitable. */
export async function pictureProblems(entries: Entry[] = contentRegistry): Promise<Problem[]> {
  const pictures = entries.flatMap(({ name, value }) =>
    objectsOf(value).flatMap(({ path, object }) =>
      typeof object.src === "string" && isPicture(object.src)
        ? { field: [name, ...path, "src"], ...picture(object) }
        : [],
    ),
  );
  const problems = await Promise.all(
    pictures.map(async ({ field, src, ...size }) => {
      const what = await pictureProblem(src, size);
      return what ? problem(field, `is ${src}, which ${what}`) : [];
    }),
  );
  // A picture that several fields name is reported once, for the first of them.
  return [...uniqueBy(problems.flat(), ({ what }) => what), ...nameProblems(pictures)];
}

const picture = ({ src, width, height }: Record<string, unknown>) => ({
  src: String(src),
  width: Number(width),
  height: Number(height),
});

const builtDrawings = "/assets/art/";

/** Returns the source of a picture: a drawing in art/, or a file in public/. */
function sourceOf(src: string): string {
  if (src.startsWith(builtDrawings)) return `art/${src.slice(builtDrawings.length)}`;
  return src.startsWith("/") ? `public${src}` : src;
}

/** Returns whether the build copies a drawing of art/ to the address `src`, or has a picture there. */
const exists = (src: string, file: string) =>
  src.startsWith(builtDrawings) ? publicDrawings().includes(src.slice(builtDrawings.length)) : isFile(file);

/** Returns what is wrong with a picture and what to do, or undefined. `width` and `height` are NaN for photos. */
async function pictureProblem(src: string, size: { width: number; height: number }): Promise<string | undefined> {
  const file = sourceOf(src);
  if (!exists(src, file)) return missing(file);
  const isRendered = src.startsWith("art/");
  if (isRendered && photoFiles(src).png.includes("/-"))
    return "needs a letter from a to z or a digit in its name: rename it, like jo-doe.jpg";
  const { size: bytes } = statSync(file);
  if (bytes === 0) return "is empty: copy the file again";
  if (bytes > maxSize) {
    const megabytes = Math.round(bytes / megabyte);
    return `has ${megabytes} MB, and the limit is ${maxSize / megabyte}: export it as JPEG, at most 4000 px wide`;
  }
  const format = formatOf(file);
  const ending = path.extname(file).slice(1).toLowerCase().replace("jpeg", "jpg");
  if (format !== ending) return wrongFormat(format, ending);
  if (format === "svg") return await drawingProblem(readFileSync(file, "utf8"), src.startsWith("/") ? size : undefined);
  return isRendered && format !== "html" ? await photoProblem(src) : undefined;
}

function missing(file: string): string {
  if (existsSync(file) && file.startsWith("art/"))
    return `is not among the drawings that the build copies: save it as public/assets/${path.basename(file)}, and enter /assets/${path.basename(file)}`;
  const folder = path.dirname(file);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(svg|html|png|jpe?g)$/i.test(name)) : [];
  const advice = files.length > 0 ? `use ${folder}/${closest(path.basename(file), files)}, or add the file` : "add it";
  return `does not exist: ${advice}`;
}

/** Returns a file's format by its first bytes, as the ending that it should have. */
function formatOf(file: string): string {
  const start = Buffer.alloc(1024);
  const handle = openSync(file, "r");
  readSync(handle, start);
  closeSync(handle);
  if (start.subarray(0, 4).toString("latin1") === "\x89PNG") return "png";
  if (start.subarray(0, 3).toString("hex") === "ffd8ff") return "jpg";
  if (/^RIFF....WEBP/s.test(start.toString("latin1"))) return "webp";
  if (/^....ftyp(heic|heix|mif1|hevc)/s.test(start.toString("latin1"))) return "heic";
  const text = start.toString("utf8").replace(/^\ufeff/, "");
  if (/^\s*(<\?xml.*?\?>\s*)?(<!--.*?-->\s*)*(<!DOCTYPE svg.*?>\s*)?<svg/s.test(text)) return "svg";
  return /^\s*<(!doctype html|html|body|link|meta)/i.test(text) ? "html" : "unknown";
}

function wrongFormat(format: string, ending: string): string {
  if (format === "heic") return "is a HEIC photo: export it as JPEG (in Preview: File, Export)";
  if (format === "unknown") return `cannot be read as .${ending}: export it as PNG or JPEG`;
  return `contains a picture of the format .${format}: name it .${format}, or export it as .${ending}`;
}

/** Returns what is wrong with an SVG that is drawn in a box of `size`. */
async function drawingProblem(svg: string, size?: { width: number; height: number }): Promise<string | undefined> {
  const malformed = await findSyntaxError(svg);
  if (malformed)
    return `is not well-formed in line ${malformed.line} (${malformed.reason}): write each value in quotes, like x="0.5", close each element, or export it as SVG again`;
  if (/<script|<foreignObject|\son\w+\s*=|javascript:/i.test(svg))
    return "contains a script or HTML: remove script, foreignObject and attributes such as onload";
  if (/(?:href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!#|data:)/i.test(svg.replace(/xmlns(:\w+)?="[^"]*"/g, "")))
    return "loads another file: embed it, because a drawing may load nothing";
  if (!/<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg))
    return 'is not shown by browsers: write xmlns="http://www.w3.org/2000/svg" in its svg element';
  if (!size) return undefined;
  const drawn = sizeOf(svg);
  if (!drawn) return `has no size: write viewBox="0 0 ${size.width} ${size.height}" in its svg element`;
  if (Math.abs(drawn.width / drawn.height / (size.width / size.height) - 1) < 0.01) return undefined;
  return `is ${drawn.width} by ${drawn.height}: it must be ${size.width} by ${size.height}, or another size of that shape`;
}

/** Returns the first place at which an SVG is not well-formed XML. Browsers show nothing of such a file. */
async function findSyntaxError(svg: string): Promise<{ line: number; reason: string } | undefined> {
  const message = await sharp(Buffer.from(svg))
    .metadata()
    .then(() => "", String);
  // Of libxml2: "XML parse error: Error domain 1 code 42 on line 1 column 97 of data: Attribute x redefined".
  const [, line, reason = ""] = /XML parse error: .*? on line (\d+) column \d+ of data: (.*)/.exec(message) ?? [];
  return line ? { line: Number(line), reason: reason.replace(/ line \d+$/, "") } : undefined;
}

function sizeOf(svg: string): { width: number; height: number } | undefined {
  const [tag = ""] = /<svg[^>]*>/.exec(svg) ?? [];
  const [, box] = /viewBox=["']([^"']+)["']/.exec(tag) ?? [];
  const [width, height] = box
    ? box
        .trim()
        .split(/[\s,]+/)
        .slice(2)
    : ["width", "height"].map((name) => RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]);
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** Returns what is wrong with an owner's photo. */
async function photoProblem(src: string): Promise<string | undefined> {
  const read = await sharp(src)
    .metadata()
    .catch(() => undefined);
  if (!read) return "cannot be read: export it as PNG or JPEG";
  if (!(await isWhole(src))) return "ends too early: copy the file again";
  const { widths, width, height } = photoFiles(src);
  const isTurned = (read.orientation ?? 1) > 4;
  const own = isTurned ? { width: read.height, height: read.width } : { width: read.width, height: read.height };
  const ratio = width / height;
  const needed = { width: Math.max(...widths), height: Math.round(Math.max(...widths) / ratio) };
  const isScreen = src.startsWith("art/screens/");
  if (isScreen && Math.abs(own.width / own.height / ratio - 1) > 0.05)
    return `is ${own.width} by ${own.height} px: it must have the shape of an iPhone's whole screen, like 1170 by 2532 px`;
  if (own.width >= needed.width && own.height >= needed.height) return undefined;
  return `is ${own.width} by ${own.height} px: it must have at least ${needed.width} by ${needed.height} px`;
}

/** Returns whether a photo can be read to its end. Reads it at a small size, which takes a JPEG about 50 ms. */
const isWhole = (src: string) =>
  sharp(src)
    .resize(16)
    .raw()
    .toBuffer()
    .then(Boolean, () => false);

/* Two sources with one name would overwrite each other. */
function nameProblems(pictures: { field: PropertyKey[]; src: string }[]): Problem[] {
  const photos = pictures.filter(({ src }) => src.startsWith("art/"));
  return photos.flatMap(({ field, src }, index) => {
    const earlier = photos.slice(0, index).find((other) => other.src !== src && sameFiles(other.src, src));
    return earlier ? problem(field, `is ${src}, which has the name of ${earlier.src}: rename one of them`) : [];
  });
}

const sameFiles = (one: string, other: string) => photoFiles(one).png === photoFiles(other).png;

/** Returns a problem for each product whose motif has no drawing. */
export function motifProblems(): Problem[] {
  const motifs = filesIn("art/products").flatMap((file) => /^motif-(.+)\.svg$/.exec(file)?.[1] ?? []);
  return products.flatMap(({ motif }, index) => {
    if (motifs.includes(motif)) return [];
    const what = `is ${motif}, which has no drawing: add art/products/motif-${motif}.svg, or use ${motifs.join(" or ")}`;
    return problem(["products", index, "motif"], what);
  });
}

/**
 * Returns a problem for each drawing in art/ that is empty, contains a script or loads another file, even if only code
 * names it. Leaves out those that `reported`, the problems of pictureProblems, already names.
 */
export async function drawingProblems(folder = "art", reported: Problem[] = []): Promise<Problem[]> {
  const files = filesIn(folder).flatMap((name) => (name.endsWith(".svg") ? `${folder}/${name}` : []));
  const others = files.filter((file) => !reported.some(({ what }) => what.includes(`${file},`)));
  const problems = await Promise.all(
    others.map(async (file) => {
      const what = await drawingFileProblem(file);
      return what ? { file, what } : [];
    }),
  );
  return problems.flat();
}

async function drawingFileProblem(file: string): Promise<string | undefined> {
  if (statSync(file).size === 0) return "is empty: copy the file again";
  const format = formatOf(file);
  if (format !== "svg") return wrongFormat(format, "svg");
  return drawingProblem(readFileSync(file, "utf8"));
}
