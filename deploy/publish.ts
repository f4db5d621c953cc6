import { spawnSync } from "node:child_process";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isBuilt } from "../scripts/build/sources";
import { preflightFindings } from "../scripts/content/preflight";
import { stop } from "../scripts/machine/stop";
import { compressFiles } from "./compress";
import { hosts } from "./hosts";
import { filesOf, notePublished, stage, storeOf } from "./releases";

/*
 * `npm run deploy -- <host> [--dry-run] [--rollback] [--anyway]`: publishes out/, or what was published
 * before it. Hashed files go first and pages last, and hashed files of older releases stay, so that a
 * visitor in the middle of a visit misses nothing.
 */

const site = ".deploy/site";
const goneList = ".deploy/gone.txt";

const [name = "", ...flags] = process.argv.slice(2);
const host = hosts[name];
const [isDry, isRollback, isInsisted] = ["--dry-run", "--rollback", "--anyway"].map((flag) =>
  flags.includes(flag),
);
const usage = `npm run deploy -- ${Object.keys(hosts).join("|")} [--dry-run] [--rollback] [--anyway]`;
if (!host || flags.length > [isDry, isRollback, isInsisted].filter(Boolean).length) stop(usage);
for (const variable of host.needs)
  if (!process.env[variable]) stop(`Set ${variable}, which says where to (docs/operator.md).`);

const store = storeOf(path.join(".deploy", name));
const release = isRollback ? store.previous : "out";
if (!existsSync(path.join(release, "index.html")))
  stop(
    isRollback
      ? "There is no earlier release to go back to."
      : "There is nothing to publish: run `npm run build` first.",
  );

/** Returns what speaks against publishing out/ as it is. */
function doubts(): string[] {
  const open = preflightFindings().length;
  return [
    ...(isBuilt() ? [] : ["out/ was not built from the sources as they are now: npm run build"]),
    ...(open > 0 ? [`${open} to mend before you publish: npm run preflight`] : []),
  ];
}
const found = isRollback || isInsisted ? [] : doubts();
if (found.length > 0 && !isDry)
  stop([...found, "Nothing was changed. To publish all the same, add --anyway."].join("\n"));

const gone = stage(store, release, site);
if (host.isCompressed) await compressFiles(site);
writeFileSync(goneList, gone.map((file) => `${file}\n`).join(""));
// Firebase takes only what is beside its configuration.
cpSync(path.join(import.meta.dirname, "firebase.json"), ".deploy/firebase.json");

const files = filesOf(site).filter((file) => host.isSent?.(file) ?? true);
for (const command of host.commands({ site, files, gone, goneList, env: process.env })) {
  console.log(
    command.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word}'`)).join(" "),
  );
  if (isDry) continue;
  const [program = "", ...rest] = command;
  const { status, error } = spawnSync(program, rest, { stdio: "inherit" });
  if (error) stop(`${program} cannot be run: ${error.message}`);
  if (status !== 0)
    stop("That failed; visitors still get the release before. Run it again when mended.");
}
if (!isDry) notePublished(store, release);
if (found.length > 0) console.log(["This would be refused:", ...found].join("\n"));
console.log(isDry ? "Nothing was changed." : `Published ${files.length} files.`);
