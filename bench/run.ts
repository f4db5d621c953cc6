import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pageList, pages as table } from "../content/pages";
import { serveExport } from "../scripts/serve";
import { budgets, targets } from "../tests/budgets";
import { judge, type Measured, measure, type Qualities } from "./lighthouse";
import { type Felt, feel, feelFloor } from "./slow-phone";

/*
 * `npm run bench [runs]`: the site beside the framework's own "Hello" page, built with the same
 * targets and served the same way (brotli, HTTP/1.1), in turns so that a busy machine is busy for
 * both. Prints medians; a miss of a target is marked, and fails nothing.
 */

const runs = Number(process.argv[2] ?? 5);

function build(dir: string, ...command: string[]) {
  console.log(`Building ${dir} …`);
  execFileSync("npx", command, { stdio: ["ignore", "ignore", "inherit"] });
}

/** Copies an export, with a brotli neighbour beside each file that compresses, and serves the copy. */
async function serveCompressed(out: string) {
  const dir = mkdtempSync(path.join(tmpdir(), "bench-"));
  cpSync(out, dir, { recursive: true });
  for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css|svg|json|webmanifest)$/.test(file)) continue;
    const whole = path.join(dir, file);
    writeFileSync(`${whole}.br`, brotliCompressSync(readFileSync(whole)));
  }
  const served = await serveExport({ dir, port: 0 });
  return {
    origin: `http://localhost:${served.port}`,
    async close() {
      await served.close();
      rmSync(dir, { recursive: true });
    },
  };
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const medianOf = <Item>(items: Item[], read: (item: Item) => number) => median(items.map(read));
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const marked = (value: string, isMet: boolean) => (isMet ? value : `${value} ✗`);

function reportPages(pages: Map<string, Measured[]>) {
  const [floor = []] = pages.values();
  const floorLcp = medianOf(floor, ({ lcp }) => lcp);
  const floorTbt = medianOf(floor, ({ tbt }) => tbt);
  console.table(
    Object.fromEntries(
      [...pages].map(([page, all]) => {
        const of = (read: (item: Measured) => number) => medianOf(all, read);
        const lcp = of((item) => item.lcp);
        const tbt = of((item) => item.tbt);
        const score = of((item) => item.score);
        const row = {
          score: marked(String(Math.round(score)), score >= targets.score),
          FCP: Math.round(of((item) => item.fcp)),
          LCP: marked(
            `${Math.round(lcp)} (x${(lcp / floorLcp).toFixed(2)})`,
            lcp <= targets.lcpRatio * floorLcp,
          ),
          element: all[0]?.lcpElement,
          TBT: marked(
            `${Math.round(tbt)} (+${Math.round(tbt - floorTbt)})`,
            tbt <= floorTbt + targets.tbtOverFloor,
          ),
          CLS: of((item) => item.cls),
          ...sizes(page, all),
        };
        return [page, row];
      }),
    ),
  );
}

/** Sizes in KB as transferred, headers included, and what was fetched later (the label, motion) too. */
function sizes(page: string, all: Measured[]) {
  const budget = page === table.home.path ? budgets.landing : budgets.story;
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

function reportFelt(all: Felt[], floors: number[]) {
  const of = (name: keyof Felt) => Math.round(medianOf(all, (felt) => felt[name]));
  const answer = (name: keyof Felt) => marked(`${of(name)} ms`, of(name) <= targets.interaction);
  const ratio = of("headline") / median(floors);
  console.table({
    "time to headline": marked(
      `${of("headline")} ms (x${ratio.toFixed(2)} of ${Math.round(median(floors))})`,
      ratio <= targets.lcpRatio,
    ),
    "time to hydration": `${of("hydrated")} ms`,
    "time to tagged link": `${of("tagged")} ms`,
    "opening a question": answer("faqTap"),
    "a chip of the label": answer("chipTap"),
    "the bar's entry": answer("barEntry"),
    "long tasks in 10 idle s": marked(
      String(of("idleLongTasks")),
      of("idleLongTasks") <= targets.idleLongTasks,
    ),
  });
}

build("the site", "npm", "run", "build");
build("the floor", "next", "build", "bench/hello");
const floor = await serveCompressed("bench/hello/out");
const site = await serveCompressed("out");

const pages = new Map<string, Measured[]>([["floor", []]]);
for (let run = 1; run <= runs; run++) {
  console.log(`Lighthouse, run ${run} of ${runs}`);
  pages.get("floor")?.push(await measure(`${floor.origin}/`));
  for (const page of [table.home.path, table.aboutUs.path])
    pages.set(page, [...(pages.get(page) ?? []), await measure(site.origin + page)]);
}
reportPages(pages);

const qualities: Record<string, Qualities> = {};
for (const { path: page } of pageList) qualities[page] = await judge(site.origin + page);
console.table(qualities);

const felt: Felt[] = [];
const floors: number[] = [];
for (let run = 1; run <= runs; run++) {
  console.log(`Slow 4G and a CPU four times as slow, run ${run} of ${runs}`);
  floors.push(await feelFloor(floor.origin));
  felt.push(await feel(site.origin));
}
reportFelt(felt, floors);
await Promise.all([floor.close(), site.close()]);
