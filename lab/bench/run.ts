import { execSync } from "node:child_process";
import { parseArgs } from "node:util";
import { pages } from "../../content/pages";
import { budgets, targets } from "../../tests/budgets";
import { type LighthouseFigures, runLighthouse } from "./lighthouse";
import { serveAsCdn, serveSlowly } from "./serve";
import { type Visit, visitInWebKit, visitOnPhone } from "./visit";

/*
 * `npm run bench -- name=folder …`: measures the site, Next's "Hello" page and other exports in turns, so that other load
 * on the machine affects all of them. Prints medians and marks a missed target with ✗.
 *
 *   --runs 5         how often each page is measured
 *   --only webkit    one table: lighthouse, webkit or phone
 *   --built          uses out/ and lab/bench/hello/out/ without building them
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    built: { type: "boolean", default: false },
  },
});

const ms = (value: number) => (Number.isNaN(value) ? "" : String(Math.round(value)));
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const marked = (limit: number, value: number, text = ms(value)) =>
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
  title: string,
  addresses: [name: string, url: string][],
  measure: (url: string) => Promise<Figures>,
  row: (name: string, figures: Figures, floor: Figures) => Record<string, string>,
) {
  const figures = new Map(addresses.map(([name]) => [name, [] as Figures[]]));
  for (let run = 1; run <= Number(flags.runs); run++) {
    console.log(`${title}: run ${run} of ${flags.runs}`);
    for (const [name, url] of addresses) figures.get(name)?.push(await measure(url));
  }
  const floor = medians(figures.get("floor") ?? []);
  const rows = [...figures].map(([name, runs]) => [name, row(name, medians(runs), floor)]);
  console.table(Object.fromEntries(rows));
}

function lighthouseRow(name: string, page: LighthouseFigures, floor: LighthouseFigures) {
  const total = name === pages.aboutUs.path ? budgets.story.total : budgets.landing.total;
  return {
    score: ms(page.score),
    FCP: marked(targets.fcp, page.fcp),
    LCP: marked(targets.lcp, page.lcp),
    TBT: marked(floor.tbt + targets.tbtOverFloor, page.tbt),
    "longest task": ms(page.longestTask),
    painting: ms(page.painting),
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

const visitRow = (page: Visit) => ({
  "first paint": ms(page.paint),
  headline: ms(page.headline),
  hydrated: ms(page.hydrated),
  tagged: marked(page.hydrated + targets.taggedLater, page.tagged),
});

for (const command of flags.built ? [] : ["npm run build", "npx next build lab/bench/hello"]) {
  console.log(command);
  execSync(command, { stdio: ["ignore", "ignore", "inherit"] });
}
const sites = [["site", "out"], ...positionals.map((option) => option.split("="))];

/** Serves each folder while `use` runs with the addresses. */
async function served(
  serve: typeof serveAsCdn,
  folders: string[][],
  use: (addresses: [name: string, url: string][]) => Promise<void>,
) {
  const servers = await Promise.all(folders.map(([, folder = ""]) => serve(folder)));
  await use(servers.map(({ origin }, index) => [folders[index]?.[0] ?? "", `${origin}/`]));
  for (const { server } of servers) server.close();
}

const isWanted = (table: string) => [undefined, table].includes(flags.only);
if (isWanted("lighthouse"))
  await served(serveAsCdn, [["floor", "lab/bench/hello/out"], ...sites], (addresses) => {
    const story = pages.aboutUs.path;
    const [, [, url] = []] = addresses;
    return compare(
      "Lighthouse",
      [...addresses, [story, `${new URL(story, url)}`]],
      runLighthouse,
      lighthouseRow,
    );
  });
if (isWanted("webkit"))
  await served(serveSlowly, sites, (addresses) =>
    compare("WebKit, slow 4G", addresses, visitInWebKit, (_, page) => visitRow(page)),
  );
if (isWanted("phone"))
  await served(serveSlowly, sites, (addresses) =>
    compare("Chromium, slow 4G and CPU", addresses, visitOnPhone, (_, page) => ({
      ...visitRow(page),
      shift: page.shift.toFixed(3),
      question: marked(targets.interaction, page.question),
      chip: marked(targets.interaction, page.chip),
      word: marked(targets.interaction, page.word),
    })),
  );
