/* The two ends of a flat felt tip's stroke, 30 units wide and 90 high. */
const ends = {
  left: "M10 3 31 0V90H5L8 67 1 58 6 30Z",
  right: "M-1 0H27L23 27 29 36 24 62 28 86-1 90Z",
};

/**
 * The drawn ends of the highlighter's stroke in one colour, as custom properties that
 * components/ui/highlight.css takes its background pictures from. Inside the style sheet, because
 * the headline's stroke may not come later than its words.
 */
export function strokeCss(colour: string): string {
  const lines = Object.entries(ends).map(
    ([end, path]) => `  --stroke-${end}: ${picture(path, colour)};`,
  );
  return [":root {", ...lines, "}", ""].join("\n");
}

function picture(path: string, colour: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 90' preserveAspectRatio='none'><path fill='${colour}' d='${path}'/></svg>`;
  const escaped = svg.replace(/[<>#]/g, (character) => encodeURIComponent(character));
  return `url("data:image/svg+xml,${escaped}")`;
}
