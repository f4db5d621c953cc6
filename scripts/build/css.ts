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
