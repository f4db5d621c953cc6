import { readFileSync } from "node:fs";

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

/** Returns CSS that shows `problems` over every page. It works even when the page's scripts are broken. */
export function overlayCss(problems: string[]): string {
  const content = problems.join("\n\n").replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\A ");
  return `${readFileSync("scripts/build/overlay.css", "utf8")}html::before { content: "${content}" }\n`;
}
