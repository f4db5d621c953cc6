/** Returns a drawing as the value of a custom property, to be a mask or a background. */
export function pictureCss(svg: string): string {
  const escaped = svg
    .trim()
    .replace(/"/g, "'")
    .replace(/[<>#]/g, (character) => encodeURIComponent(character));
  return `url("data:image/svg+xml,${escaped}")`;
}

/** Returns Tailwind's theme block for the palette of content/theme.ts: these colours and no others. */
export function themeCss(theme: Record<string, string>): string {
  const colours = Object.entries(theme).map(([token, hex]) => `  --color-${token}: ${hex};`);
  return `@theme static {
  --color-*: initial;
${colours.join("\n")}
  --color-transparent: transparent;
  --color-current: currentColor;
}
`;
}

/*
 * The stroke of a chisel tip in three parts, all 100 units high, the ends 50 wide; each part begins
 * at the height at which the one before it ends.
 */
const strokeParts = {
  left: [50, "M24 2 51 4V97L1 99 5 80 9 76 10 58 15 53 15 34 20 29Z"],
  body: [100, "M0 4Q50 0 100 3V98Q40 95 0 97Z"],
  right: [50, "M-1 3 49 1 46 22 49 27 42 46 44 51 38 74 41 79 36 98L-1 98Z"],
};

/**
 * Returns the drawn parts of the highlighter's stroke in one colour, as custom properties that
 * components/ui/highlight.css takes its background pictures from. Inside the style sheet, because
 * the headline's stroke may not come later than its words.
 */
export function strokeCss(colour: string): string {
  const lines = Object.entries(strokeParts).map(([part, [width, path]]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100" preserveAspectRatio="none"><path fill="${colour}" d="${path}"/></svg>`;
    return `  --stroke-${part}: ${pictureCss(svg)};`;
  });
  return `:root {\n${lines.join("\n")}\n}\n`;
}

/**
 * Returns rules that lay `problems` over every page, above all else, until the sheet is written again without
 * them. Plain CSS, so that it shows and goes by itself whatever the page's scripts are doing.
 */
export function overlayCss(problems: string[]): string {
  const content = problems.join("\n\n").replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\A ");
  return `
html::before {
  content: "${content}";
  position: fixed;
  z-index: 2147483647;
  top: 0;
  right: 0;
  left: 0;
  max-height: 100vh;
  overflow: auto;
  padding: 24px;
  border-bottom: 8px solid #c00;
  background: #fff;
  color: #000;
  font: 16px/1.5 monospace;
  white-space: pre-wrap;
}
`;
}
