import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildId } from "../scripts/build/sources";
import { preflightFindings } from "../scripts/content/launch";
import { compressFiles } from "./compress";
import { hashed } from "./headers";
import { hosts } from "./hosts";
import { filesOf, openReleases, openStore, previousRelease } from "./releases";

/*
 * `npm run deploy -- <host> [--dry-run] [--rollback] [--anyway]`: publishes out/, or what was published
 * before it. Hashed files go first and pages last, and hashed files of older releases stay, so that a
 * visitor in the middle of a visit misses nothing.
 */

/** How long the files of an older release stay. */
const keptDays = 30;
const site = path.posix.join(".deploy", "site");
const goneList = path.posix.join(".deploy", "gone.txt");

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const [name = "", ...flags] = process.argv.slice(2);
const host = hosts[name];
const isDry = flags.includes("--dry-run");
const isRollback = flags.includes("--rollback");
const known = ["--dry-run", "--rollback", "--anyway"];
const usage = `npm run deploy -- ${Object.keys(hosts).join("|")} ${known.map((flag) => `[${flag}]`).join(" ")}`;
if (!host || flags.some((flag) => !known.includes(flag))) stop(usage);
for (const variable of host.needs)
  if (!process.env[variable]) stop(`Set ${variable}: ${host.needs.join(", ")} say where to.`);
if (!existsSync("out/index.html")) stop("There is nothing to publish: run `npm run build` first.");

/** The name of the build in out/, which is that of the folder with its manifests. */
function builtRelease(): string {
  const folders = readdirSync(path.join("out", hashed));
  const id = folders.find((folder) => !["chunks", "media"].includes(folder));
  return id ?? stop(`out${hashed} names no build.`);
}

/** What speaks against publishing out/ as it is. */
function doubts(): string[] {
  const open = preflightFindings().length;
  return [
    ...(builtRelease() === buildId()
      ? []
      : ["out/ was not built from the sources as they are now: npm run build"]),
    ...(open > 0 ? [`${open} to mend before you publish: npm run preflight`] : []),
  ];
}
const found = isRollback || flags.includes("--anyway") ? [] : doubts();
if (found.length > 0 && !isDry)
  stop([...found, "Nothing was changed. To publish all the same, add --anyway."].join("\n"));

const store = openStore(path.join(".deploy", "releases", name));
const release = isRollback
  ? (previousRelease(store.history) ?? stop("There is no earlier release to go back to."))
  : builtRelease();
if (!isRollback) store.keep("out", release);

const now = new Date();
// The release that is being replaced counts as open from now on.
const open = openReleases([...store.history, { release, at: now.toISOString() }], now, keptDays);
const gone = store.stage(release, site, open);
if (host.isCompressed) await compressFiles(site);
writeFileSync(goneList, gone.map((file) => `${file}\n`).join(""));

const files = filesOf(site).filter((file) => host.isSent?.(file) ?? true);
const quoted = (word: string) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word}'`);
for (const command of host.commands({
  site,
  files,
  gone,
  goneList,
  env: process.env,
})) {
  console.log(command.map(quoted).join(" "));
  if (isDry) continue;
  const [program = "", ...rest] = command;
  const { status, error } = spawnSync(program, rest, { stdio: "inherit" });
  if (error) stop(`${program} cannot be run: ${error.message}`);
  if (status !== 0)
    stop(`That failed; visitors still get the release before. Run it again when mended.`);
}
if (!isDry) store.published(release, now, keptDays);
if (found.length > 0) console.log(["This would be refused:", ...found].join("\n"));
console.log(isDry ? "Nothing was changed." : `Published ${release}: ${files.length} files.`);
