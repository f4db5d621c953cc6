import { packages } from "@/generated/packages";

/** Returns the SVG of a motif. The content check reports a product whose motif has no drawing. */
export function motifDrawing(motif: string): string {
  return packages[`motif-${motif}` as keyof typeof packages];
}
