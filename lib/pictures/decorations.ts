import { drawing } from "@/content/drawings";

/* Drawings that belong to a section's design, and that the content does not choose. */

/** The paper clip on the founder's portrait. */
export const clip = drawing("decorations", "clip", 28, 72);

/** The shape of a trust badge. */
export const seal = drawing("decorations", "seal", 120);

/** A tube of toothpaste, beside the price tag. */
export const toothpaste = drawing("decorations", "toothpaste", 200, 76);

/** The price tag's eyelet and the string through it, with a knot and a loop. */
export const eyelet = drawing("decorations", "eyelet", 144, 72);
