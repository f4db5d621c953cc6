import { renderSVG } from "uqr";
import { theme } from "@/content/theme";

/** A QR code of `address` as an SVG picture, in ink on paper, with the quiet zone of 4 modules that ISO/IEC 18004 asks for. */
export function qrSvg(address: string): string {
  return renderSVG(address, {
    ecc: "M",
    border: 4,
    pixelSize: 4,
    blackColor: theme.ink,
    whiteColor: theme.paper,
  });
}
