import { execSync } from "node:child_process";
import { parseArgs } from "node:util";
import { pages } from "../content/pages";
import { budgets, targets } from "../tests/budgets";
import { type Measured, measure } from "./lighthouse";
import { serveAsCdn } from "./serve-as-cdn";
import { type Felt, feel } from "./slow-phone";

/*
 * `npm run bench`: the site beside the framework's own "Hello" page, in turns, so that a busy machine is busy for all. Prints
 * medians; a miss of a target is marked, and fails nothing.
 *
 *   --runs 5                how often each is measured
 *   --beside name=folder    another export; `+name=folder` for one of this site's own, which is used as well as opened
 *   --built                 takes out/ and bench/hello/out/ as they are
 */
const { values: asked } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    beside: { type: "string", multiple: true, default: [] },
    built: { type: "boolean", default: false },
  },
});

const ms = (value = Number.NaN) => (Number.isNaN(value) ? "" : String(Math.round(value)));
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
/* A figure, marked where it is more than it may be. */
const upTo = (most: number, value = Number.NaN, text = ms(value)) =>
  value > most ? `${text} ✗` : text;

function medians<Figures extends object>(all: Figures[]): Figures {
  const median = (name: string) =>
    all.map((figures) => Number(Reflect.get(figures, name))).sort((a, b) => a - b)[all.length >> 1];
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures;
}

/** Measures each in turn, as often as asked, and prints a row of medians for each. */
async function inTurns<Figures extends object>(
  turns: [name: string, measure: () => Promise<Figures>][],
  row: (name: string, figures: Figures, floor: Figures) => Record<string, string>,
) {
  const all = new Map(turns.map(([name]) => [name, [] as Figures[]]));
  for (let run = 1; run <= Number(asked.runs); run++) {
    console.log(`Run ${run} of ${asked.runs}`);
    for (const [name, measure] of turns) all.get(name)?.push(await measure());
  }
  const floor = medians(all.get("floor") ?? []);
  const rows = [...all].map(([name, figures]) => [name, row(name, medians(figures), floor)]);
  console.table(Object.fromEntries(rows));
}

function lighthouseRow(name: string, page: Measured, floor: Measured) {
  const most = name === pages.aboutUs.path ? budgets.story.total : budgets.landing.total;
  return {
    score: ms(page.score),
    FCP: upTo(targets.fcp, page.fcp),
    LCP: upTo(targets.lcp, page.lcp),
    TBT: upTo(floor.tbt + targets.tbtOverFloor, page.tbt),
    CLS: page.cls.toFixed(3),
    HTML: kb(page.html),
    CSS: kb(page.css),
    fonts: kb(page.font),
    JS: kb(page.script),
    images: kb(page.image),
    total: upTo(most, page.total, kb(page.total)),
    requests: ms(page.requests),
  };
}

function phoneRow(_: string, felt: Felt, floor: Felt) {
  const { interaction } = targets;
  return {
    headline: ms(felt.headline),
    hydrated: ms(felt.hydrated),
    tagged: upTo((felt.hydrated ?? 0) + targets.taggedLater, felt.tagged),
    blocked: upTo(floor.blocked + targets.blockedOverFloor, felt.blocked),
    "longest task": ms(felt.longestTask),
    "our own": upTo(targets.ownTask, felt.longestOwnTask),
    painting: upTo(targets.painting, felt.painting),
    shift: felt.shift.toFixed(3),
    question: upTo(interaction, felt.question),
    chip: upTo(interaction, felt.chip),
    word: upTo(interaction, felt.word),
  };
}

for (const command of asked.built ? [] : ["npm run build", "npx next build bench/hello"]) {
  console.log(command);
  execSync(command, { stdio: ["ignore", "ignore", "inherit"] });
}
const sites = await Promise.all(
  ["floor=bench/hello/out", "+site=out", ...asked.beside].map(async (named) => {
    const [, plus, name = "", folder = ""] = /^(\+?)([^=]+)=(.+)$/.exec(named) ?? [];
    return { name, isOurs: plus === "+", ...(await serveAsCdn(folder)) };
  }),
);
const story = pages.aboutUs.path;
const addresses = sites.map(({ name, origin }): [string, string] => [name, `${origin}/`]);
addresses.push([story, `${sites[1]?.origin}${story}`]);
await inTurns(
  addresses.map(([name, url]) => [name, () => measure(url)]),
  lighthouseRow,
);
await inTurns(
  sites.map(({ name, origin, isOurs }) => [name, () => feel(origin, isOurs)]),
  phoneRow,
);
for (const site of sites) site.close();
