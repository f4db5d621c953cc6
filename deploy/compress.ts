import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesIn } from "../scripts/build/files";
import { compressible, extensionOf } from "./headers";

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes a `.br` and a `.gz` neighbour beside each file of `dir` that they make smaller. */
export async function compressFiles(dir: string): Promise<void> {
  const files = filesIn(dir).filter((file) => compressible.includes(extensionOf(file)));
  await Promise.all(
    files.map(async (file) => {
      const whole = readFileSync(`${dir}/${file}`);
      for (const [extension, encode] of Object.entries(encodings)) {
        const encoded = await encode(whole);
        if (encoded.length < whole.length) writeFileSync(`${dir}/${file}.${extension}`, encoded);
      }
    }),
  );
}
