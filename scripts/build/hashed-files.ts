import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files";

const daysKept = 30;
const day = 24 * 60 * 60 * 1000;

/**
 * Adds the hashed files of earlier builds to the export in `out`, because open pages still load them. `store` is a folder
 * that survives from build to build. A file stays for 30 days after the first build without it. Returns the added files.
 */
export function keepHashedFiles(out: string, store: string, now = Date.now()): string[] {
  const folder = path.join(out, "_next/static");
  const kept = path.join(store, "files");
  const record = path.join(store, "replaced.json");
  mkdirSync(kept, { recursive: true });

  const current = new Set(filesIn(folder));
  const before: Record<string, number> = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
  const replaced: Record<string, number> = {};
  for (const file of filesIn(kept)) {
    if (current.has(file)) continue;
    const since = before[file] ?? now;
    if (now - since > daysKept * day) rmSync(path.join(kept, file));
    else replaced[file] = since;
  }
  cpSync(folder, kept, { recursive: true });
  for (const file of Object.keys(replaced)) cpSync(path.join(kept, file), path.join(folder, file));
  writeFileSync(record, JSON.stringify(replaced, null, 2));
  return Object.keys(replaced);
}
