import { existsSync } from "node:fs";
import { installFromDebian, onPath } from "../../scripts/machine/debian";
import { deliverable, deliveredWhole } from "./delivered";
import { checks } from "./requests";
import { freePort, isInstalled, servedCopy, servers } from "./servers";
import { deployInMidVisit } from "./visits";

/*
 * `npm run test:hosts`: the built site on every host that can run here. What the repository's own
 * files set up has to answer everything rightly; of a bare host the table tells what it lacks.
 */

if (!existsSync("out/index.html")) {
  console.error("There is no export to test: run `npm run build` first.");
  process.exit(1);
}
if (!onPath("rsync")) installFromDebian(["rsync"]);
if (!onPath("rsync")) {
  console.error(
    "rsync is missing: `npm run deploy -- rsync` cannot be tried without it. Install it, then run this again.",
  );
  process.exit(1);
}

let passed = 0;
let failed = 0;
function count(isRight: boolean, what: string) {
  if (isRight) passed++;
  else failed++;
  console.log(`${isRight ? "✓" : "✗"} ${what}`);
}

const only = process.argv[2];
const root = await servedCopy();
const table: Record<string, Record<string, string>> = {};
for (const server of servers.filter(({ name }) => !only || name.includes(only))) {
  if (!isInstalled(server)) {
    console.log(`– ${server.name}: not run, ${server.command} cannot be installed here`);
    continue;
  }
  try {
    const running = await server.start(root, await freePort());
    const column: Record<string, string> = {};
    for (const [name, check] of Object.entries(checks))
      column[name] = server.cannotShow?.includes(name)
        ? "–"
        : ((await check(running.origin).catch((error: Error) => error.message))?.slice(0, 24) ??
          "✓");
    await running.stop();
    const wrong = Object.entries(column).filter(([, result]) => !["✓", "–"].includes(result));
    // A bare host must show the pages at least.
    const counted = server.isSetUp
      ? wrong
      : wrong.filter(([name]) => name === "/" || name === "slash");
    count(
      counted.length === 0,
      `${server.name}${wrong.length > 0 ? `: ${wrong.map((pair) => pair.join(" → ")).join("; ")}` : ""}`,
    );
    table[server.name] = column;
  } catch (error) {
    count(false, `${server.name}: ${(error as Error).message}`);
  }
}
const names = Object.keys(table);
console.table(
  Object.fromEntries(
    Object.keys(checks).map((check) => [
      check,
      Object.fromEntries(names.map((name) => [name.split(",")[0], table[name]?.[check]])),
    ]),
  ),
);

if (!only) {
  for (const host of deliverable) {
    try {
      const report = await deliveredWhole(host);
      count(report.isRight, `all of out/ is on ${host}: ${report.what}`);
    } catch (error) {
      count(false, `all of out/ is on ${host}: ${(error as Error).message}`);
    }
  }
  for (const host of ["nginx", "s3"] as const) {
    try {
      const report = await deployInMidVisit(host);
      count(report.isRight, `deploy in mid-visit on ${host}: ${report.what}`);
    } catch (error) {
      count(false, `deploy in mid-visit on ${host}: ${(error as Error).message}`);
    }
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
