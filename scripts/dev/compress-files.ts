import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { filesIn } from "../build/files";

/** Writes a brotli-compressed `.br` file beside each text file in `dir`. The quality is from 0 to 11, the smallest file. */
export async function compressFiles(dir: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const files = filesIn(dir).filter((file) => /\.(css|html|js|json|svg|txt|xml)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await promisify(brotliCompress)(readFileSync(`${dir}/${file}`), { params });
      writeFileSync(`${dir}/${file}.br`, content);
    }),
  );
}
