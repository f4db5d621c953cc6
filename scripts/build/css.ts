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

/** Returns rules that lay `problems` over every page, in plain CSS: they show and go whatever the page's scripts are doing. */
export function overlayCss(problems: string[]): string {
  const content = problems.join("\n\n").replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\A ");
  return `
html::before {
  content: "${content}";
  position: fixed;
  z-index: 2147483647;
  inset: 0 0 auto;
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
