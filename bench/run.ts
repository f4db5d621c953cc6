import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { pageList, pages as table } from "../content/pages";
import { budgets, targets } from "../tests/budgets";
import { judge, type Measured, measure, type Qualities } from "./lighthouse";
import { type Protocol, serveAsCdn } from "./serve-as-cdn";
import { type Felt, feel, feelFloor, type Opened } from "./slow-phone";

/*
 * `npm run bench`: the site beside the framework's own "Hello" page, built with the same targets and
 * served the same way, in turns so that a busy machine is busy for both. Prints medians; a miss of a target
 * is marked, and fails nothing.
 *
 *   --runs 5               how often each is measured
 *   --beside <folder>      another export to measure beside it, such as the last release's
 *   --protocol HTTP/1.1    instead of HTTP/2
 *   --only lighthouse      or "qualities", or "phone"
 *   --built                takes out/ and bench/hello/out/ as they are
 */
const { values: asked } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    beside: { type: "string" },
    protocol: { type: "string", default: "HTTP/2" },
    only: { type: "string" },
    built: { type: "boolean", default: false },
  },
});
const runs = Number(asked.runs);
const isWanted = (part: string) => !asked.only || asked.only === part;

function build(dir: string, ...command: string[]) {
  console.log(`Building ${dir} …`);
  execFileSync("npx", command, { stdio: ["ignore", "ignore", "inherit"] });
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const medianOf = <Item>(items: Item[], read: (item: Item) => number) => median(items.map(read));
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const marked = (value: string, isMet: boolean) => (isMet ? value : `${value} ✗`);

function reportPages(pages: Map<string, Measured[]>) {
  const [floor = []] = pages.values();
  const floorOf = (read: (item: Measured) => number) => medianOf(floor, read);
  const rows = [...pages].map(([page, all]) => {
    const of = (read: (item: Measured) => number) => medianOf(all, read);
    const ratio = (read: (item: Measured) => number, most: number) => {
      const share = of(read) / floorOf(read);
      return marked(`${Math.round(of(read))} (x${share.toFixed(2)})`, share <= most);
    };
    const tbtOverFloor = of(({ tbt }) => tbt) - floorOf(({ tbt }) => tbt);
    const score = of((item) => item.score);
    const row = {
      score: marked(
        String(Math.round(score)),
        score >= floorOf((item) => item.score) - targets.scoreUnderFloor,
      ),
      FCP: ratio(({ fcp }) => fcp, targets.fcpRatio),
      LCP: ratio(({ lcp }) => lcp, targets.lcpRatio),
      element: all[0]?.lcpElement,
      TBT: marked(
        `${Math.round(of(({ tbt }) => tbt))} (${Math.round(tbtOverFloor)} over)`,
        tbtOverFloor <= targets.tbtOverFloor,
      ),
      CLS: of(({ cls }) => cls),
      ...sizes(page, all),
    };
    return [page, row];
  });
  console.table(Object.fromEntries(rows));
}

/** Sizes in KB as transferred, headers included, and what was fetched later (the label, motion) too. */
function sizes(page: string, all: Measured[]) {
  const budget = page === table.aboutUs.path ? budgets.story : budgets.landing;
  const of = (read: (item: Measured) => number) => medianOf(all, read);
  const total = of((item) => item.total);
  const requests = of((item) => item.requests);
  return {
    HTML: kb(of(({ bytes }) => bytes.document)),
    CSS: kb(of(({ bytes }) => bytes.stylesheet)),
    fonts: kb(of(({ bytes }) => bytes.font)),
    JS: kb(of(({ bytes }) => bytes.script)),
    images: kb(of(({ bytes }) => bytes.image)),
    total: marked(kb(total), total <= budget.besideFonts + budget.font),
    requests: marked(String(requests), requests <= budget.requests),
  };
}

function reportFelt(floors: Opened[], sites: Map<string, Felt[]>) {
  const [, older = []] = sites.values();
  const rows = [...sites].map(([site, all]) => {
    const of = (name: keyof Felt) => Math.round(medianOf(all, (felt) => felt[name]));
    const floor = (name: keyof Opened) => Math.round(medianOf(floors, (opened) => opened[name]));
    const answer = (name: keyof Felt) => marked(String(of(name)), of(name) <= targets.interaction);
    const late = of("tagged") - of("hydrated");
    const hydrated = of("hydrated") / medianOf(older, (felt) => felt.hydrated);
    const row = {
      headline: marked(
        `${of("headline")} of ${floor("headline")}`,
        of("headline") <= targets.headlineRatio * floor("headline"),
      ),
      hydrated: marked(
        older.length > 0 ? `${of("hydrated")} (x${hydrated.toFixed(2)})` : String(of("hydrated")),
        !(hydrated > targets.hydratedRatio),
      ),
      tagged: marked(`${of("tagged")} (${late} later)`, late <= targets.taggedLater),
      blocked: marked(
        `${of("blocked")} of ${floor("blocked")}`,
        of("blocked") <= floor("blocked") + targets.blockedOverFloor,
      ),
      "longest task": `${of("longestTask")} of ${floor("longestTask")}`,
      "our own": marked(String(of("longestOwnTask")), of("longestOwnTask") <= targets.ownTask),
      shift: medianOf(all, ({ shift }) => shift).toFixed(3),
      question: answer("faqTap"),
      chip: answer("chipTap"),
      bar: answer("barEntry"),
      "long tasks in 10 idle s": marked(
        String(of("idleLongTasks")),
        of("idleLongTasks") <= targets.idleLongTasks,
      ),
    };
    return [site, row];
  });
  console.table(Object.fromEntries(rows));
}

if (!asked.built) {
  build("the site", "npm", "run", "build");
  build("the floor", "next", "build", "bench/hello");
}
const protocol = asked.protocol as Protocol;
const floor = await serveAsCdn("bench/hello/out", protocol);
const site = await serveAsCdn("out", protocol);
const older = asked.beside ? await serveAsCdn(asked.beside, protocol) : undefined;

if (isWanted("lighthouse")) {
  const addresses = new Map([
    ["floor", `${floor.origin}/`],
    ...[table.home.path, table.aboutUs.path].map((page) => [page, site.origin + page] as const),
    ...(older ? [["beside", `${older.origin}/`] as const] : []),
  ]);
  const pages = new Map([...addresses.keys()].map((page) => [page, [] as Measured[]]));
  for (let run = 1; run <= runs; run++) {
    console.log(`Lighthouse over ${protocol}, run ${run} of ${runs}`);
    for (const [page, address] of addresses) pages.get(page)?.push(await measure(address));
  }
  reportPages(pages);
}

if (isWanted("qualities")) {
  const qualities: Record<string, Qualities> = {};
  for (const { path: page } of pageList) qualities[page] = await judge(site.origin + page);
  console.table(qualities);
}

if (isWanted("phone")) {
  const floors: Opened[] = [];
  const sites = new Map<string, Felt[]>([["site", []]]);
  if (older) sites.set("beside", []);
  for (let run = 1; run <= runs; run++) {
    console.log(`Slow 4G and a CPU four times as slow over ${protocol}, run ${run} of ${runs}`);
    floors.push(await feelFloor(floor.origin));
    sites.get("site")?.push(await feel(site.origin));
    if (older) sites.get("beside")?.push(await feel(older.origin));
  }
  reportFelt(floors, sites);
}
for (const server of [floor, site, older]) server?.close();
