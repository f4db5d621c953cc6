import { renderSVG } from "uqr";
import { theme } from "@/content/theme";

/**
 * A QR code of `address` as an SVG picture, in ink on paper, with the quiet zone of 4 modules that
 * ISO/IEC 18004 asks for. Level L, since nothing soils a screen and a tagged link is long. Throws when
 * the address is too long for any code (2953 bytes).
 */
export function qrSvg(address: string): string {
  const svg = renderSVG(address, {
    ecc: "L",
    border: 4,
    pixelSize: 4,
    blackColor: theme.ink,
    whiteColor: theme.paper,
  });
  // Without this, hairlines show between the modules.
  return svg.replace("<svg ", '<svg shape-rendering="crispEdges" ');
}
