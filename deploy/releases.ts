import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { hashed } from "./headers";

/** How long the hashed files of a release stay after another took its place. */
const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Returns the addresses, without the first slash, of all files in `dir`. */
export function filesOf(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(path.join(dir, file)).isFile())
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true });

/** Returns the folders of one host: the release that visitors get, the one before, and hashed files of all that were replaced. */
export function storeOf(dir: string) {
  const folder = (name: string) => path.join(dir, name);
  return { current: folder("current"), previous: folder("previous"), older: folder("older") };
}
type Store = ReturnType<typeof storeOf>;

/**
 * Writes `site`, which is to be uploaded: the export `from`, and with it the hashed files of pages that visitors may still
 * have open. Returns the files on the host that nobody needs any more.
 */
export function stage({ current, older }: Store, from: string, site: string, now = new Date()) {
  // The release that is being replaced counts as open from now on: a file is dated the day it was last in use.
  for (const file of filesOf(path.join(current, hashed))) {
    const kept = path.join(older, hashed, file);
    copy(path.join(current, hashed, file), kept);
    utimesSync(kept, now, now);
  }
  const isExpired = (file: string) =>
    now.getTime() - statSync(path.join(older, file)).mtimeMs > keptDays * day;
  const expired = filesOf(older).filter(isExpired);
  for (const file of expired) rmSync(path.join(older, file));
  rmSync(site, { recursive: true, force: true });
  if (existsSync(older)) copy(older, site);
  copy(from, site);
  const staged = new Set(filesOf(site));
  return [...filesOf(current), ...expired].filter((file) => !staged.has(file));
}

/** Notes that visitors get the export `from` now, and keeps the release before it for going back. */
export function notePublished({ current, previous }: Store, from: string): void {
  const next = `${current}.next`;
  copy(from, next);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
}
