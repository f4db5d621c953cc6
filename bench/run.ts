import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { pages } from "../content/pages";
import { budgets, targets } from "../tests/budgets";
import { type Measured, measure } from "./lighthouse";
import { type Protocol, serveAsCdn } from "./serve-as-cdn";
import { type Felt, feel } from "./slow-phone";

/*
 * `npm run bench`: the site beside the framework's own "Hello" page, built with the same targets and
 * served the same way, in turns so that a busy machine is busy for all. Prints medians; a miss of a target
 * is marked, and fails nothing.
 *
 *   --runs 5                    how often each is measured
 *   --beside name=folder        another export to measure beside it, as often as wanted; `+name=folder` for one of this
 *                               site's own, such as the last release's, which is used as well as opened
 *   --protocol HTTP/1.1         instead of HTTP/2
 *   --only lighthouse           or "phone"
 *   --built                     takes out/ and bench/hello/out/ as they are
 */
const { values: asked } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    beside: { type: "string", multiple: true, default: [] },
    protocol: { type: "string", default: "HTTP/2" },
    only: { type: "string" },
    built: { type: "boolean", default: false },
  },
});

function build(dir: string, ...command: string[]) {
  console.log(`Building ${dir} …`);
  execFileSync("npx", command, { stdio: ["ignore", "ignore", "inherit"] });
}

type Figures<Item> = { [Name in keyof Item as Item[Name] extends number ? Name : never]: number };

/** The median of each figure that was measured. */
function medians<Item extends object>(items: Item[]): Figures<Item> {
  const names = Object.keys(items[0] ?? {}) as (keyof Item)[];
  const median = (name: keyof Item) =>
    items.map((item) => Number(item[name])).sort((a, b) => a - b)[Math.floor(items.length / 2)];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures<Item>;
}

const ms = (value: number) => (Number.isNaN(value) ? "" : String(Math.round(value)));
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
/** A figure, marked where it is more than it may be. */
const upTo = (most: number, value: number, text = ms(value)) => (value > most ? `${text} ✗` : text);

function reportLighthouse(all: Map<string, Measured[]>) {
  const floor = medians(all.get("floor") ?? []);
  const rows = [...all].map(([name, items]) => {
    const { fcp, lcp, tbt, cls, score, total, requests, html, css, font, script, image } =
      medians(items);
    const most = name === pages.aboutUs.path ? budgets.story.total : budgets.landing.total;
    const row = {
      score: Math.round(score),
      FCP: upTo(targets.fcp, fcp),
      LCP: upTo(targets.lcp, lcp),
      TBT: upTo(floor.tbt + targets.tbtOverFloor, tbt),
      CLS: cls.toFixed(3),
      ...{ HTML: kb(html), CSS: kb(css), fonts: kb(font), JS: kb(script), images: kb(image) },
      total: upTo(most, total, kb(total)),
      requests,
    };
    return [name, row];
  });
  console.table(Object.fromEntries(rows));
}

function reportFelt(all: Map<string, Felt[]>) {
  const floor = medians(all.get("floor") ?? []);
  const rows = [...all].map(([name, items]) => {
    const felt = medians(items);
    const { interaction } = targets;
    const row = {
      "first paint": ms(felt.paint),
      headline: ms(felt.headline),
      hydrated: ms(felt.hydrated),
      tagged: upTo(felt.hydrated + targets.taggedLater, felt.tagged),
      blocked: upTo(floor.blocked + targets.blockedOverFloor, felt.blocked),
      "longest task": ms(felt.longestTask),
      "our own": upTo(targets.ownTask, felt.longestOwnTask),
      painting: upTo(targets.painting, felt.painting),
      shift: felt.shift.toFixed(3),
      question: upTo(interaction, felt.questionTap),
      chip: upTo(interaction, felt.chipTap),
      word: upTo(interaction, felt.wordTap),
      bar: upTo(interaction, felt.barEntry),
      "long tasks, idle": ms(felt.idleLongTasks),
    };
    return [name, row];
  });
  console.table(Object.fromEntries(rows));
}

if (!asked.built) {
  build("the site", "npm", "run", "build");
  build("the floor", "next", "build", "bench/hello");
}
const besides = asked.beside.map((named) => {
  const [, plus, name = "", folder = ""] = /^(\+?)([^=]+)=(.+)$/.exec(named) ?? [];
  return { name, folder, isOurs: plus !== "" };
});
const exported = [
  { name: "floor", folder: "bench/hello/out", isOurs: false },
  { name: "site", folder: "out", isOurs: true },
  ...besides,
];
const protocol = asked.protocol as Protocol;
const sites = await Promise.all(
  exported.map(async (site) => ({ ...site, ...(await serveAsCdn(site.folder, protocol)) })),
);

/** Measures each in turn, as often as asked. */
async function inTurns<Item>(turns: [string, () => Promise<Item>][]): Promise<Map<string, Item[]>> {
  const all = new Map(turns.map(([name]) => [name, [] as Item[]]));
  for (let run = 1; run <= Number(asked.runs); run++) {
    console.log(`Over ${protocol}, run ${run} of ${asked.runs}`);
    for (const [name, take] of turns) all.get(name)?.push(await take());
  }
  return all;
}

if (asked.only !== "phone") {
  const own = sites.find(({ name }) => name === "site")?.origin ?? "";
  const addresses = sites.map(({ name, origin }): [string, string] => [name, `${origin}/`]);
  addresses.push([pages.aboutUs.path, own + pages.aboutUs.path]);
  reportLighthouse(await inTurns(addresses.map(([name, url]) => [name, () => measure(url)])));
}
if (asked.only !== "lighthouse")
  reportFelt(
    await inTurns(sites.map(({ name, origin, isOurs }) => [name, () => feel(origin, isOurs)])),
  );
for (const site of sites) site.close();
