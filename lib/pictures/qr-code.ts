import { encode } from "uqr";
import { theme } from "@/content/theme";

/** The quiet zone that ISO/IEC 18004 requires, in modules. */
const quietZone = 4;

/** The smallest module, in CSS pixels. A phone reads it from a screen with few pixels at arm's length: 0.3 mm. */
const smallestModule = 1.5;

/**
 * Returns the QR code of an address as a square SVG. Its picture does not depend on the pixels of the screen, which browsers
 * report wrongly when they resist fingerprinting, and which are few when the visitor zooms out.
 *
 * @param width The width of the code on the page, in CSS pixels. Throws when a phone could not read it at this width.
 */
export function qrSvg(address: string, width?: number): string {
  const { data, size } = encode(address, { ecc: "L", border: quietZone });
  if (width && width < smallestModule * size)
    throw new RangeError(`a QR code of ${size} modules does not fit into ${width} px`);

  // Whole pixels give all modules the same width. The rest is added to the quiet zone, unless a fine code needs all of the width.
  const isFine = !width || width < 2 * size;
  const total = isFine ? size : width;
  const module = Math.floor(total / size);
  const margin = Math.floor((total - module * size) / 2);
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? square(x, y) : "")).join("")).join("");
  const rendering = isFine ? "geometricPrecision" : "crispEdges";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${total}" shape-rendering="${rendering}"><path fill="${theme.paper}" d="M0 0h${total}v${total}H0z"/><path fill="${theme.ink}" d="${rows}"/></svg>`;

  function square(x: number, y: number) {
    return `M${margin + x * module} ${margin + y * module}h${module}v${module}h-${module}z`;
  }
}
