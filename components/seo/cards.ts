/** px; the size that Open Graph and Twitter readers crop least. */
export const cardSize = { width: 1200, height: 630 };

/** The file name of a page's social card; `path` is the page's address without the domain. */
export function cardFile(path: string) {
  return `${path.slice(1) || "home"}.png`;
}
