import { execSync } from "node:child_process";
import { parseArgs } from "node:util";
import { pages } from "../../content/pages";
import { budgets, targets } from "../../tests/budgets";
import { type LighthouseFigures, runLighthouse } from "./lighthouse";
import { serveAsCdn } from "./serve-as-cdn";
import { measureOnPhone, type PhoneFigures } from "./slow-phone";

/*
 * `npm run bench`: measures the site and Next's "Hello" page in turns, so that other load on the machine affects both.
 * Prints medians and marks a missed target with ✗.
 *
 *   --runs 5                how often each page is measured
 *   --beside name=folder    another export; `+name=folder` if it is a release of this site
 *   --built                 uses out/ and lab/bench/hello/out/ without building them
 */
const { values: flags } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    beside: { type: "string", multiple: true, default: [] },
    built: { type: "boolean", default: false },
  },
});

const ms = (value = Number.NaN) => (Number.isNaN(value) ? "" : String(Math.round(value)));
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const marked = (limit: number, value = Number.NaN, text = ms(value)) =>
  value > limit ? `${text} ✗` : text;

function medians<Figures extends object>(runs: Figures[]): Figures {
  const median = (name: string) =>
    runs.map((figures) => Number(Reflect.get(figures, name))).sort((a, b) => a - b)[
      runs.length >> 1
    ];
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures;
}

/** Measures each page in turn, `--runs` times, and prints a row of medians for each. */
async function compare<Figures extends object>(
  subjects: [name: string, measure: () => Promise<Figures>][],
  row: (name: string, figures: Figures, floor: Figures) => Record<string, string>,
) {
  const runs = new Map(subjects.map(([name]) => [name, [] as Figures[]]));
  for (let run = 1; run <= Number(flags.runs); run++) {
    console.log(`Run ${run} of ${flags.runs}`);
    for (const [name, measure] of subjects) runs.get(name)?.push(await measure());
  }
  const floor = medians(runs.get("floor") ?? []);
  const rows = [...runs].map(([name, figures]) => [name, row(name, medians(figures), floor)]);
  console.table(Object.fromEntries(rows));
}

function lighthouseRow(name: string, page: LighthouseFigures, floor: LighthouseFigures) {
  const total = name === pages.aboutUs.path ? budgets.story.total : budgets.landing.total;
  return {
    score: ms(page.score),
    FCP: marked(targets.fcp, page.fcp),
    LCP: marked(targets.lcp, page.lcp),
    TBT: marked(floor.tbt + targets.tbtOverFloor, page.tbt),
    CLS: page.cls.toFixed(3),
    HTML: kb(page.html),
    CSS: kb(page.css),
    fonts: kb(page.font),
    JS: kb(page.script),
    images: kb(page.image),
    total: marked(total, page.total, kb(page.total)),
    requests: ms(page.requests),
  };
}

function phoneRow(_: string, page: PhoneFigures, floor: PhoneFigures) {
  const { interaction } = targets;
  return {
    headline: ms(page.headline),
    hydrated: ms(page.hydrated),
    tagged: marked((page.hydrated ?? 0) + targets.taggedLater, page.tagged),
    blocked: marked(floor.blocked + targets.blockedOverFloor, page.blocked),
    "longest task": ms(page.longestTask),
    "own task": marked(targets.ownTask, page.longestOwnTask),
    painting: marked(targets.painting, page.painting),
    shift: page.shift.toFixed(3),
    question: marked(interaction, page.question),
    chip: marked(interaction, page.chip),
    word: marked(interaction, page.word),
  };
}

for (const command of flags.built ? [] : ["npm run build", "npx next build lab/bench/hello"]) {
  console.log(command);
  execSync(command, { stdio: ["ignore", "ignore", "inherit"] });
}
const sites = await Promise.all(
  ["floor=lab/bench/hello/out", "+site=out", ...flags.beside].map(async (option) => {
    const [, plus, name = "", folder = ""] = /^(\+?)([^=]+)=(.+)$/.exec(option) ?? [];
    return { name, isThisSite: plus === "+", ...(await serveAsCdn(folder)) };
  }),
);
const story = pages.aboutUs.path;
const addresses = sites.map(({ name, origin }): [string, string] => [name, `${origin}/`]);
addresses.push([story, `${sites[1]?.origin}${story}`]);
await compare(
  addresses.map(([name, url]) => [name, () => runLighthouse(url)]),
  lighthouseRow,
);
await compare(
  sites.map(({ name, origin, isThisSite }) => [name, () => measureOnPhone(origin, isThisSite)]),
  phoneRow,
);
for (const site of sites) site.close();
