/* Widths in px. The drawings have no side margins, so that adjacent content starts at the package's edge. */
const packs = {
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
export const pack = (name: keyof typeof packs) => ({
  src: `/assets/art/packages/${name}.svg`,
  width: packs[name],
  height: 280,
  alt: "",
});

/** Returns a drawing from art/steps. */
export const step = (name: "scan" | "insights" | "impact") => ({
  src: `/assets/art/steps/${name}.svg`,
  width: 160,
  height: 160,
  alt: "",
});

/** Returns a drawing from art/finds, for the answer of an ingredient. */
export const find = (name: "almond" | "bee" | "cochineal" | "lac-insect") => ({
  src: `/assets/art/finds/${name}.svg`,
  width: 96,
  height: 96,
  alt: "",
});

/** Returns a drawing from art/abilities. */
export const ability = (name: "handwritten" | "screenshot" | "no-barcode" | "title") => ({
  src: `/assets/art/abilities/${name}.svg`,
  width: 96,
  height: 96,
  alt: "",
});

type Feature = "breakdown" | "facts" | "plain-english" | "privacy" | "offline" | "sources";

/** Returns a drawing from art/features. */
export const feature = (name: Feature) => ({
  src: `/assets/art/features/${name}.svg`,
  width: 320,
  height: 180,
  alt: "",
});

/** The paper clip on the founder's portrait. */
export const clip = { src: "/assets/art/decorations/clip.svg", width: 28, height: 72, alt: "" };

/** The shape of a trust badge. */
export const seal = { src: "/assets/art/decorations/seal.svg", width: 120, height: 120, alt: "" };

/** The price tag's eyelet and the string through it, with a knot and a loop. */
export const eyelet = { src: "/assets/art/decorations/eyelet.svg", width: 144, height: 72, alt: "" };

type Pose = "peeking" | "pointing" | "reading" | "shrugging" | "thinking" | "upside-down" | "waving";

/** Returns the mascot in a pose from art/mascot. */
export const pose = (name: Pose, alt = "") => ({
  src: `/assets/art/mascot/${name}.svg`,
  width: 320,
  height: name === "peeking" ? 160 : 320,
  alt,
});
