import { renderSVG } from "uqr";
import { theme } from "@/content/theme";

/** Returns the QR code of an address as SVG. Throws when the address is longer than 2953 bytes. */
export function qrSvg(address: string): string {
  const svg = renderSVG(address, {
    ecc: "L",
    // The quiet zone that ISO/IEC 18004 requires, in modules.
    border: 4,
    pixelSize: 4,
    blackColor: theme.ink,
    whiteColor: theme.paper,
  });
  // Prevents hairlines between the modules.
  return svg.replace("<svg ", '<svg shape-rendering="crispEdges" ');
}
