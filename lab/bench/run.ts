import { parseArgs } from "node:util";
import { pages } from "../../content/pages";
import { budgets, targets } from "../../tests/budgets";
import { runLighthouse } from "./lighthouse";
import { serveAsCdn, serveSlowly } from "./serve";
import { visitInWebKit, visitOnPhone } from "./visit";

/*
 * `npm run bench -- name=folder …`: measures the site, Next's "Hello" page and other exports in turns, so that other load
 * on the machine affects all of them. Prints medians and marks a missed target with ✗.
 *
 *   --runs 5         how often each page is measured
 *   --only webkit    one table: lighthouse, webkit or phone
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});

type Figures = Record<string, number>;

const exports = [["site", "out"], ...positionals.map((option) => option.split("="))];
const story = pages.aboutUs.path;

function medians(runs: Figures[]): Figures {
  const median = (name: string) =>
    runs.map((figures) => Number(figures[name])).sort((a, b) => a - b)[runs.length >> 1];
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(name) ?? Number.NaN]));
}

/** Measures each page in turn and prints its medians. `limitsOf` returns the greatest figures that meet a page's targets. */
async function compare(
  title: string,
  serve: typeof serveAsCdn,
  targets: string[][],
  measure: (url: string) => Promise<Figures>,
  limitsOf: (page: Figures, name: string, first: Figures) => Figures,
) {
  const served = await Promise.all(
    targets.map(async ([name = "", folder = "", path = "/"]) => {
      const { origin, server } = await serve(folder);
      return { name, server, url: origin + path, runs: [] as Figures[] };
    }),
  );
  for (let run = 1; run <= Number(flags.runs); run++) {
    console.log(`${title}: run ${run} of ${flags.runs}`);
    for (const { url, runs } of served) runs.push(await measure(url));
  }
  for (const { server } of served) server.close();
  const first = medians(served[0]?.runs ?? []);
  const rows = served.map(({ name, runs }) => {
    const page = medians(runs);
    const limits = limitsOf(page, name, first);
    const cells = Object.entries(page).map(([figure, value]) => {
      const isMissed = value > (limits[figure] ?? Number.POSITIVE_INFINITY);
      return [figure, `${Number(value.toPrecision(4))}${isMissed ? " ✗" : ""}`];
    });
    return [name, Object.fromEntries(cells)];
  });
  console.table(Object.fromEntries(rows));
}

const isWanted = (table: string) => [undefined, table].includes(flags.only);
const tagged = (page: Figures) => ({ tagged: Number(page.hydrated) + targets.taggedLater });

if (isWanted("lighthouse")) {
  const compared = [["hello", "lab/bench/hello/out"], ...exports, [story, "out", story]];
  await compare("Lighthouse", serveAsCdn, compared, runLighthouse, (_, name, hello) => ({
    FCP: targets.fcp,
    LCP: targets.lcp,
    TBT: Number(hello.TBT) + targets.tbtOverFloor,
    total: (name === story ? budgets.story : budgets.landing).total / 1000,
  }));
}
if (isWanted("webkit"))
  await compare("WebKit, slow 4G", serveSlowly, exports, visitInWebKit, tagged);
if (isWanted("phone"))
  await compare("Chromium, slow 4G and CPU", serveSlowly, exports, visitOnPhone, (page) => ({
    ...tagged(page),
    question: targets.interaction,
    chip: targets.interaction,
    word: targets.interaction,
  }));
