/** A drawing as the value of a custom property, to be a mask or a background. */
export function picture(svg: string): string {
  const escaped = svg
    .trim()
    .replace(/"/g, "'")
    .replace(/[<>#]/g, (character) => encodeURIComponent(character));
  return `url("data:image/svg+xml,${escaped}")`;
}

/**
 * The icons as rules of the style sheet, so that each is one element: a drawing in the text's colour
 * masks it (components/ui/icon.css), one with colours of its own, as a flag, is its background.
 */
export function iconCss(icons: { name: string; svg: string }[]): string {
  return icons
    .map(({ name, svg }) => {
      const kind = svg.includes("currentColor") ? "mask" : "picture";
      return `.icon-${name} { --icon-${kind}: ${picture(svg)}; }\n`;
    })
    .join("");
}
