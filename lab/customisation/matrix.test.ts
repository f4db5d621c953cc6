import { spawnSync } from "node:child_process";
import { copySite, type SiteCopy } from "../../tests/copy-site";
import { checkCopy, noProblems } from "../../tests/release/check-copy";
import { groups } from "./edits";

/*
 * `npm run test:owner`: after each edit of docs/editing.md, the site builds, contains nothing that was replaced, and passes
 * its tests, including the browser tests, and leaves no unused import. The fixture site still builds. With OWNER_ALONE=1, each edit has its own copy of the site instead of each group.
 */
const allEdits = Object.assign({}, ...Object.values(groups));
const rows = process.env.OWNER_ALONE
  ? Object.entries(allEdits).map(([name, edit]) => [name, { [name]: edit }] as const)
  : Object.entries(groups);

/** Returns the warnings about unused imports and variables in content/. */
function findUnusedNames(site: SiteCopy): string[] {
  // The copy is in a folder that Git ignores.
  const args = ["biome", "lint", "--vcs-enabled=false", "--reporter=github", "content"];
  const { stdout } = spawnSync("npx", args, { ...site.spawnOptions, encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes("noUnused"));
}

it.each(rows as [string, (typeof groups)[string]][])(
  "a site with %s",
  async (name, edits) => {
    const site = copySite(name.replace(/\W+/g, "-"));
    for (const { make } of Object.values(edits)) await make(site);
    const words = Object.values(edits).flatMap(({ removed = [] }) => removed);
    const removed = words.flatMap((word) => word ?? []);
    expect(checkCopy(site, removed)).toEqual(noProblems);
    expect(findUnusedNames(site)).toEqual([]);
    const { code, output } = site.run("build:fixture");
    expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  },
  40 * 60_000,
);
