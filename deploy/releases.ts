import { cpSync, existsSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../scripts/build/files";
import { hashed } from "./headers";

/** How long the hashed files of a release stay after another took its place. */
const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true });

/** Returns the folders of one host: the release that visitors get, the one before, and hashed files of all that were replaced. */
export function storeOf(dir: string) {
  const folder = (name: string) => path.join(dir, name);
  return { current: folder("current"), previous: folder("previous"), older: folder("older") };
}
type Store = ReturnType<typeof storeOf>;

/** Writes `site`, for upload: the export `from`, and hashed files of pages that may still be open. Returns what the host can lose. */
export function stage({ current, older }: Store, from: string, site: string, now = new Date()) {
  // The release that is being replaced counts as open from now on: a file is dated the day it was last in use.
  for (const file of filesIn(path.join(current, hashed))) {
    const kept = path.join(older, hashed, file);
    copy(path.join(current, hashed, file), kept);
    utimesSync(kept, now, now);
  }
  const isExpired = (file: string) =>
    now.getTime() - statSync(path.join(older, file)).mtimeMs > keptDays * day;
  const expired = filesIn(older).filter(isExpired);
  for (const file of expired) rmSync(path.join(older, file));
  rmSync(site, { recursive: true, force: true });
  if (existsSync(older)) copy(older, site);
  copy(from, site);
  const staged = new Set(filesIn(site));
  return [...filesIn(current), ...expired].filter((file) => !staged.has(file));
}

/** Notes that visitors get the export `from` now, and keeps the release before it for going back. */
export function notePublished({ current, previous }: Store, from: string): void {
  const next = `${current}.next`;
  copy(from, next);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
}
