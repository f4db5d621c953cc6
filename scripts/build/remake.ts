import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "../content/fingerprint";
import { writeWhole } from "./write-file";

/**
 * Runs `make`, unless `mark` says that it last made from the same `inputs`. Made from inputs that changed meanwhile,
 * or not to its end, it is not called made, so that the next run makes it again.
 */
export async function remake(mark: string, inputs: () => unknown, make: () => Promise<void>) {
  const marked = () => fingerprint(JSON.stringify(inputs()));
  const now = marked();
  if (existsSync(mark) && readFileSync(mark, "utf8") === now) return;
  rmSync(mark, { force: true });
  await make();
  if (marked() === now) writeWhole(mark, now);
}

/**
 * The files of a folder that end in `extension`, each with when it was last written (ms): a file that was edited and
 * put back is what it was, but what was made in between is not.
 */
export function filesWithTimes(folder: string, extension: string): [string, number][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(extension))
    .map((file) => [file, statSync(path.join(folder, file)).mtimeMs]);
}
