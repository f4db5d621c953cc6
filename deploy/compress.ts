import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { compressible, extensionOf } from "./headers";

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes a `.br` and a `.gz` neighbour beside each file of `dir` that they make smaller. */
export async function compressFiles(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => compressible.includes(extensionOf(file)))
    .map((file) => path.join(dir, file));
  await Promise.all(
    files.map(async (file) => {
      const whole = readFileSync(file);
      for (const [extension, encode] of Object.entries(encodings)) {
        const encoded = await encode(whole);
        if (encoded.length < whole.length) writeFileSync(`${file}.${extension}`, encoded);
      }
    }),
  );
}
