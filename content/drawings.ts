/*
 * Names of drawings in art/, for the other modules: pose("waving") is art/mascot/waving.svg with its size. The content check
 * reports a name without a file.
 */

/** Returns a drawing from a folder of art/. Sizes are in px. */
export const drawing = (folder: string, name: string, width: number, height = width, alt = "") => ({
  src: `/assets/art/${folder}/${name}.svg`,
  width,
  height,
  alt,
});

/* The drawings have no side margins, so that adjacent content starts at the package's edge. */
const packageWidths = {
  bottle: 140,
  can: 150,
  carton: 180,
  "dropper-bottle": 148,
  jar: 172,
  sachet: 164,
  tin: 212,
  tube: 144,
};

/** Returns a package from art/packages. */
export const pack = (name: keyof typeof packageWidths) => drawing("packages", name, packageWidths[name], 280);

/** Returns a drawing from art/steps. */
export const step = (name: string) => drawing("steps", name, 160);

/** Returns a drawing from art/ingredients, for the answer of an ingredient. */
export const ingredient = (name: string) => drawing("ingredients", name, 96);

/** Returns a drawing from art/finds, for the circle of a target. */
export const find = (name: string) => drawing("finds", name, 36);

/** Returns a drawing from art/abilities. */
export const ability = (name: string) => drawing("abilities", name, 96);

/** Returns a drawing from art/features. */
export const feature = (name: string) => drawing("features", name, 320, 180);

/** Returns a drawing from art/moments. */
export const moment = (name: string) => drawing("moments", name, 320, 200);

export type Pose = "peeking" | "pointing" | "reading" | "shrugging" | "thinking" | "upside-down" | "waving";

/** Returns the mascot in a pose from art/mascot. */
export const pose = (name: Pose, alt = "") => drawing("mascot", name, 320, name === "peeking" ? 160 : 320, alt);
