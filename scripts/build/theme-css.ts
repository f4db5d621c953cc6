/** Tailwind's theme block for the palette of content/theme.ts: these colours and no others. */
export function themeCss(theme: Record<string, string>): string {
  const colours = Object.entries(theme).map(([token, hex]) => `  --color-${token}: ${hex};`);
  return [
    "@theme static {",
    "  --color-*: initial;",
    ...colours,
    "  --color-transparent: transparent;",
    "  --color-current: currentColor;",
    "}",
    "",
  ].join("\n");
}
