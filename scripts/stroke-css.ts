/* The two ends of three strokes of a flat felt tip, 30 units wide and 90 high. */
const ends = [
  ["M10 3 31 0V90H5L8 67 1 58 6 30Z", "M-1 0H27L23 27 29 36 24 62 28 86-1 90Z"],
  ["M3 0H31V90H9L4 70 8 52 2 34 6 20Z", "M-1 0H22L28 22 24 44 29 60 25 74 27 90H-1Z"],
  ["M7 6 31 0V90H2L6 72 3 48 10 40 5 22Z", "M-1 0H29L25 20 27 46 21 54 26 76 23 88-1 90Z"],
] as const;

/**
 * The drawn ends of the highlighter's strokes in one colour, as custom properties that
 * components/ui/highlight.css takes its background pictures from. Inside the style sheet, because
 * the headline's stroke may not come later than its words.
 */
export function strokeCss(colour: string): string {
  const lines = ends.flatMap(([left, right], at) => [
    `  --stroke-left-${at + 1}: ${picture(left, colour)};`,
    `  --stroke-right-${at + 1}: ${picture(right, colour)};`,
  ]);
  return [":root {", ...lines, "}", ""].join("\n");
}

function picture(path: string, colour: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 90' preserveAspectRatio='none'><path fill='${colour}' d='${path}'/></svg>`;
  const escaped = svg.replace(/[<>#]/g, (character) => encodeURIComponent(character));
  return `url("data:image/svg+xml,${escaped}")`;
}
