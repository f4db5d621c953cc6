import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { filesIn } from "../build/files";

/** Writes a brotli-compressed `.br` file beside each text file in `dir`. */
export async function compressFiles(dir: string): Promise<void> {
  const files = filesIn(dir).filter((file) => /\.(css|html|js|json|svg|txt|xml)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await promisify(brotliCompress)(readFileSync(`${dir}/${file}`));
      writeFileSync(`${dir}/${file}.br`, content);
    }),
  );
}
