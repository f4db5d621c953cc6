import { encode } from "uqr";
import { theme } from "@/content/theme";

/** The quiet zone that ISO/IEC 18004 requires, in modules. */
const quietZone = 4;

/**
 * Returns the QR code of an address as SVG. Each module is a whole number of pixels, because a camera misreads a code whose
 * modules have different widths. What is left of the width is added to the quiet zone. Throws when the address is longer
 * than 2953 bytes.
 *
 * @param width The width of the code on screen, in device pixels. Without it, a module is one pixel of the SVG.
 * @param minModule The smallest width of a module, in device pixels. Throws when a module would be smaller.
 */
export function qrSvg(address: string, width?: number, minModule = 1): string {
  const { data, size } = encode(address, { ecc: "L", border: quietZone });
  const total = width ?? size;
  const module = Math.floor(total / size);
  if (module < minModule) throw new RangeError(`a QR code of ${size} modules does not fit into ${total} px`);

  const margin = Math.floor((total - module * size) / 2);
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? square(x, y) : "")).join("")).join("");
  // `crispEdges` prevents hairlines between the modules.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${total}" shape-rendering="crispEdges"><path fill="${theme.paper}" d="M0 0h${total}v${total}H0z"/><path fill="${theme.ink}" d="${rows}"/></svg>`;

  function square(x: number, y: number) {
    return `M${margin + x * module} ${margin + y * module}h${module}v${module}h-${module}z`;
  }
}
