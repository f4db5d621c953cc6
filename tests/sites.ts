import { existsSync } from "node:fs";
import path from "node:path";

/* Folders of exports. SITE_DIR replaces both, so that `npm run mutants` can test a changed export. */
const { SITE_DIR } = process.env;

/** The export of the fixture site, which tests/fixture-site/build.ts builds. The behavior tests read it. */
export const fixtureSite = path.resolve(SITE_DIR ?? "test-results/fixture-site/out");

/** What Next has built the fixture site to, before its export. */
export const fixtureBuild = path.resolve("test-results/fixture-site/.next");

/** The export of the real site, with the owner's content. */
export const ownersSite = path.resolve(SITE_DIR ?? "out");

/** Returns `site`. Throws when it is not built. */
export function built(site: string): string {
  if (existsSync(path.join(site, "index.html"))) return site;
  const command = site === ownersSite ? "npm run build" : "npm run build:fixture";
  throw new Error(`${site} has no export. Run \`${command}\` first.`);
}
