/*
 * The stroke of a chisel tip in three parts, all 100 units high, the ends 50 wide; each part begins
 * at the height at which the one before it ends.
 */
const parts = {
  left: { width: 50, path: "M24 2 51 4V97L1 99 5 80 9 76 10 58 15 53 15 34 20 29Z" },
  body: { width: 100, path: "M0 4Q50 0 100 3V98Q40 95 0 97Z" },
  right: { width: 50, path: "M-1 3 49 1 46 22 49 27 42 46 44 51 38 74 41 79 36 98L-1 98Z" },
};

/**
 * The drawn parts of the highlighter's stroke in one colour, as custom properties that
 * components/ui/highlight.css takes its background pictures from. Inside the style sheet, because
 * the headline's stroke may not come later than its words.
 */
export function strokeCss(colour: string): string {
  const lines = Object.entries(parts).map(
    ([part, drawn]) => `  --stroke-${part}: ${picture(drawn, colour)};`,
  );
  return [":root {", ...lines, "}", ""].join("\n");
}

function picture({ width, path }: { width: number; path: string }, colour: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} 100' preserveAspectRatio='none'><path fill='${colour}' d='${path}'/></svg>`;
  const escaped = svg.replace(/[<>#]/g, (character) => encodeURIComponent(character));
  return `url("data:image/svg+xml,${escaped}")`;
}
