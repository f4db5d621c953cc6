import { spawnSync } from "node:child_process";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../scripts/build/files";
import { isBuilt } from "../scripts/build/sources";
import { preflightFindings } from "../scripts/content/preflight";
import { stop } from "../scripts/machine/stop";
import { compressFiles } from "./compress";
import { hosts } from "./hosts";
import { notePublished, stage, storeOf } from "./releases";

/* `npm run deploy -- <host>`: publishes out/, or what was published before it (docs/operator.md). */

const site = ".deploy/site";
const goneList = ".deploy/gone.txt";

const [name = "", ...flags] = process.argv.slice(2);
const host = hosts[name];
const known = ["--dry-run", "--rollback", "--anyway"];
const [isDry, isRollback, isInsisted] = known.map((flag) => flags.includes(flag));
if (!host || !flags.every((flag) => known.includes(flag)))
  stop(`npm run deploy -- ${Object.keys(hosts).join("|")} [${known.join("] [")}]`);
const to = process.env[host.variable];
if (!to) stop(`Set ${host.variable}, which says where to (docs/operator.md).`);

const store = storeOf(path.join(".deploy", name));
const release = isRollback ? store.previous : "out";
if (!existsSync(path.join(release, "index.html")))
  stop(`There is nothing to ${isRollback ? "go back to" : "publish: run `npm run build` first"}.`);

const doubts: string[] = [];
if (!isRollback && !isInsisted) {
  const open = preflightFindings().length;
  if (!isBuilt()) doubts.push("out/ was not built from the sources as they are now: npm run build");
  if (open > 0) doubts.push(`${open} to mend before you publish: npm run preflight`);
}
if (doubts.length > 0 && !isDry)
  stop([...doubts, "Nothing was changed. To publish all the same, add --anyway."].join("\n"));

const gone = stage(store, release, site);
if (host.isCompressed) await compressFiles(site);
writeFileSync(goneList, gone.map((file) => `${file}\n`).join(""));
// Firebase takes only what is beside its configuration.
cpSync(path.join(import.meta.dirname, "firebase.json"), ".deploy/firebase.json");

const files = filesIn(site).filter((file) => host.isSent?.(file) ?? true);
for (const command of host.commands({ site, files, gone, goneList, to, env: process.env })) {
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
if (doubts.length > 0) console.log(["This would be refused:", ...doubts].join("\n"));
console.log(isDry ? "Nothing was changed." : `Published ${files.length} files.`);
