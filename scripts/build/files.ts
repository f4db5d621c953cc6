import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { sleep } from "../sleep";

/** Returns the sorted paths of all files in `dir`, relative to it and with forward slashes. */
export function filesIn(dir: string): string[] {
  return (
    fs
      .readdirSync(dir, { recursive: true, encoding: "utf8" })
      // A development server may remove a draft meanwhile.
      .filter((file) => fs.statSync(path.join(dir, file), { throwIfNoEntry: false })?.isFile())
      .map((file) => file.replaceAll(path.sep, "/"))
      .sort()
  );
}

/** Returns a short hash of texts and bytes. */
export function fingerprint(...contents: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}

/**
 * Writes a file if its content has changed. Renames a draft, so that a development server never reads an incomplete file.
 * Throws an error with what to do when the file cannot be written, and leaves no draft.
 */
export function writeFileAtomic(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return;
  const draft = `${file}.${process.pid}.draft`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(draft, bytes);
    renameWhenFree(draft, file);
  } catch (error) {
    fs.rmSync(draft, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${file} cannot be written (${code}): check its permissions and the space on the disk, close programs that use it, such as a virus scanner, and run the command again`,
    );
  }
}

/* Windows refuses to replace a file while another program reads it, such as a virus scanner. */
const busy = ["EACCES", "EBUSY", "EPERM"];

/** Renames a file, and tries again for two seconds while another program has it open. */
function renameWhenFree(from: string, to: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      fs.renameSync(from, to);
      return;
    } catch (error) {
      if (attempt === 20 || !busy.includes(String((error as NodeJS.ErrnoException).code))) throw error;
      sleep(100);
    }
  }
}

/** Removes the drafts in `dir` of runs that were interrupted. */
export function removeDrafts(dir: string): void {
  if (!fs.existsSync(dir)) return;
  for (const file of filesIn(dir)) {
    const [, writer] = /\.(\d+)\.draft$/.exec(file) ?? [];
    if (writer && !isRunning(Number(writer))) fs.rmSync(path.join(dir, file), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Locks `file` until this process exits, and returns true. Returns false while another process has locked it. A process that
 * was killed leaves its lock, which does not count.
 */
export function lock(file: string): boolean {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(file, `${process.pid}`, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const owner = Number(fs.readFileSync(file, "utf8"));
    // A container gives its processes the same ids again.
    if (owner !== process.pid && isRunning(owner)) return false;
    fs.rmSync(file);
    return lock(file);
  }
  process.once("exit", () => fs.rmSync(file, { force: true }));
  return true;
}
