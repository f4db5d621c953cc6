/** Returns Tailwind's theme block for the palette of content/theme.ts: these colors and no others. */
export function themeCss(theme: Record<string, string>): string {
  const colors = Object.entries(theme).map(([token, hex]) => `  --color-${token}: ${hex};`);
  return `@theme static {
  --color-*: initial;
${colors.join("\n")}
  --color-transparent: transparent;
  --color-current: currentColor;
}
`;
}

/** Returns a rule that shows `problems` over every page. CSS works even when the page's scripts do not. */
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
