import { slug } from "@/lib/text/slug";

/** The sizes in which `npm run pictures` renders the pictures of a folder of art/, and where it writes them in public/. */
interface Shape {
  to: string;
  /** The widths of the files, in px. The largest is the smallest width that an owner's photo may have after cropping. */
  widths: [number, number, ...number[]];
  /** The width and height of the `<img>`, in px. Their ratio is the shape. */
  width: number;
  height: number;
}

const shapes: Record<string, Shape> = {
  "art/portraits": { to: "/lovable-uploads", widths: [320, 640, 960], width: 640, height: 800 },
  "art/photos": { to: "/lovable-uploads", widths: [320, 640, 960], width: 640, height: 640 },
  "art/screens": { to: "/assets/screens", widths: [280, 460, 690, 840], width: 300, height: 649 },
};

export interface PhotoFiles extends Shape {
  /** Returns the address of a file in AVIF or WebP, which exist in all widths. */
  fileOf(format: "avif" | "webp", width: number): string;
  /** The address of the only PNG file, for browsers and crawlers that support nothing else. */
  png: string;
}

/* Not every host keeps other letters in the names of files. */
const fileName = (name: string) =>
  slug(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Returns the files that `npm run pictures` renders from a picture in art/: "Jo Doe.jpg" in art/portraits becomes
 * "/lovable-uploads/jo-doe-640.avif" and so on. Throws if the folder has no shape.
 */
export function photoFiles(src: string): PhotoFiles {
  const [, folder = "", name = ""] = /^(.+)\/([^/]+)\.\w+$/.exec(src) ?? [];
  const shape = shapes[folder];
  if (!shape) throw new Error(`${src} must be in ${Object.keys(shapes).join(", ")}`);
  const base = `${shape.to}/${fileName(name)}`;
  return {
    ...shape,
    fileOf: (format, width) => `${base}-${width}.${format}`,
    png: `${base}-${shape.widths[1]}.png`,
  };
}
