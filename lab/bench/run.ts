import { parseArgs } from "node:util";
import { targets } from "../../tests/budgets";
import { makeFilmstrip } from "./filmstrip";
import { runLighthouse } from "./lighthouse";
import { serveAsCdn, serveMeasured, serveSlowly } from "./serve";
import { visitInWebKit, visitOnSlowLine, visitOnSlowNetwork } from "./visit";

/*
 * `npm run bench -- name=folder …`: measures the site, Next's "Hello" page and other exports in turn, so that other load
 * on the machine affects all of them. Prints medians and marks a missed target with ✗.
 *
 *   --runs 5         how often each page is measured
 *   --only webkit    one table: lighthouse, webkit, line or network. Or filmstrip, which writes docs/filmstrip.png
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});

/** Numbers, and the name of the largest element. */
type Figures = Record<string, number | string>;

const exports = ["hello=lab/bench/hello/out", "site=out", ...positionals].map((option) => {
  const [name = "", folder = ""] = option.split("=");
  return { name, folder };
});

/* A median can hide two groups of values: with and without the list in the first frame. */
const shownWhole = ["largest", "LCP", "frame"];

/** Returns the median of each number, and the most frequent text. */
function medians(runs: Figures[]): Figures {
  const summary = (values: Figures[string][]) => {
    const sorted = [...values].sort((a, b) => (a < b ? -1 : 1));
    if (typeof sorted[0] === "number") return sorted[sorted.length >> 1];
    const countOf = (text: Figures[string]) => values.filter((value) => value === text).length;
    return sorted.reduce((one, other) => (countOf(other) > countOf(one) ? other : one));
  };
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, summary(runs.map((run) => run[name] ?? Number.NaN)) ?? ""]));
}

/** Measures each page in turn and prints its medians. `limitsOf` returns the greatest figures that meet a page's targets. */
async function compare(
  title: string,
  serve: typeof serveAsCdn,
  measure: (url: string) => Promise<Figures>,
  limitsOf: (page: Figures, hello: Figures) => Record<string, number>,
) {
  const served = await Promise.all(
    exports.map(async ({ name, folder }) => {
      const { origin, server } = await serve(folder);
      return { name, server, url: `${origin}/`, runs: [] as Figures[] };
    }),
  );
  for (let run = 1; run <= Number(flags.runs); run++) {
    console.log(`${title}: run ${run} of ${flags.runs}`);
    for (const { url, runs } of served) runs.push(await measure(url));
  }
  for (const { server } of served) server.close();
  const hello = medians(served[0]?.runs ?? []);
  const rows = served.map(({ name, runs }) => {
    const page = medians(runs);
    const limits = limitsOf(page, hello);
    const cells = Object.entries(page).map(([figure, value]) => {
      if (typeof value === "string") return [figure, value];
      const isMissed = value > (limits[figure] ?? Number.POSITIVE_INFINITY);
      const text = Number.isNaN(value) ? "" : Number(value.toPrecision(4));
      return [figure, `${text}${isMissed ? " ✗" : ""}`];
    });
    return [name, Object.fromEntries(cells)];
  });
  console.table(Object.fromEntries(rows));
  for (const { name, runs } of served)
    for (const figure of shownWhole.filter((figure) => figure in (runs[0] ?? {})))
      console.log(`${name}, ${figure}: ${runs.map((run) => Math.round(Number(run[figure]))).join(" ")}`);
}

const isWanted = (table: string) => [undefined, table].includes(flags.only);
const tagged = (page: Figures) => ({ tagged: Number(page.hydrated) + targets.taggedLater });

if (isWanted("lighthouse"))
  await compare("Lighthouse", serveAsCdn, runLighthouse, (_, hello) => ({
    FCP: targets.fcp,
    LCP: targets.lcp,
    TBT: Number(hello.TBT) + targets.tbtOverHello,
    total: targets.total,
    requests: targets.requests,
  }));
if (isWanted("webkit")) await compare("WebKit, slow line", serveSlowly, visitInWebKit, tagged);

const phoneLimits = (page: Figures, hello: Figures) => ({
  ...tagged(page),
  blocked: Number(hello.blocked) + targets.blockedOverHello,
  ...Object.fromEntries(
    ["word", "preference", "target", "question", "product", "pause"].map((tap) => [tap, targets.interaction]),
  ),
});
if (isWanted("line")) await compare("Chromium, slow line and CPU", serveSlowly, visitOnSlowLine, phoneLimits);
if (isWanted("network"))
  await compare("Chromium, its own slow network, slow CPU", serveMeasured, visitOnSlowNetwork, phoneLimits);

if (flags.only === "filmstrip") await makeFilmstrip(exports.slice(1), Number(flags.runs));

// A browser that has ended can leave its connections open.
process.exit();
