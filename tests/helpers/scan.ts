import jsQR from "jsqr";
import sharp from "sharp";

/** Returns what a QR code contains, as a phone's camera reads it from a screen that comes closer: blurred, and in many pictures. */
export async function scan(screenshot: Buffer): Promise<string | undefined> {
  for (const width of [400, 500, 600, 720]) {
    const picture = sharp(screenshot).resize({ width }).ensureAlpha().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    if (code?.data) return code.data;
  }
}
