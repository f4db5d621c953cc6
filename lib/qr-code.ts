import { renderSVG } from "uqr";
import { theme } from "@/content/theme";

/**
 * Returns the SVG of an address's QR code, with the quiet zone of 4 modules of ISO/IEC 18004. Throws when
 * the address is longer than 2953 bytes.
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
