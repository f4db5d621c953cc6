import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What a build is made from. */
export const sources = [
  "app",
  "art",
  "components",
  "content",
  "deploy",
  "public",
  "scripts",
  "next.config.ts",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
];
/* What the build itself writes among its sources. */
const made = new Set([
  path.join("app", "generated"),
  path.join("public", "assets", "art"),
  path.join("public", "favicon.ico"),
]);

function filesIn(file: string): string[] {
  if (made.has(file) || path.basename(file) === ".DS_Store" || !existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesIn(path.join(file, name)));
}

/**
 * Returns a name for the build that follows from its sources alone, so that one commit gives one export,
 * and a page of an older build knows that it is older.
 */
export function buildId(): string {
  const hash = createHash("sha256").update(process.env.SITE_URL ?? "");
  for (const file of sources.flatMap(filesIn))
    hash.update(`\0${file.split(path.sep).join("/")}\0`).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Returns whether out/ was built from the sources as they are: Next names a folder of its manifests by the build. */
export const isBuilt = () => existsSync(path.join("out", "_next", "static", buildId()));
