import { parseArgs } from "node:util";
import { targets } from "../../tests/budgets";
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

const exports = ["hello=lab/bench/hello/out", "site=out", ...positionals];

function medians(runs: Figures[]): Figures {
  const median = (name: string) =>
    runs.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b)[runs.length >> 1];
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(name) ?? Number.NaN]));
}

/** Measures each page in turn and prints its medians. `limitsOf` returns the greatest figures that meet a page's targets. */
async function compare(
  title: string,
  serve: typeof serveAsCdn,
  measure: (url: string) => Promise<Figures>,
  limitsOf: (page: Figures, hello: Figures) => Figures,
) {
  const served = await Promise.all(
    exports.map(async (option) => {
      const [name = "", folder = ""] = option.split("=");
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
      const isMissed = value > (limits[figure] ?? Number.POSITIVE_INFINITY);
      const text = Number.isNaN(value) ? "" : Number(value.toPrecision(4));
      return [figure, `${text}${isMissed ? " ✗" : ""}`];
    });
    return [name, Object.fromEntries(cells)];
  });
  console.table(Object.fromEntries(rows));
}

const isWanted = (table: string) => [undefined, table].includes(flags.only);
const tagged = (page: Figures) => ({ tagged: Number(page.hydrated) + targets.taggedLater });

if (isWanted("lighthouse"))
  await compare("Lighthouse", serveAsCdn, runLighthouse, (_, hello) => ({
    FCP: targets.fcp,
    LCP: targets.lcp,
    TBT: Number(hello.TBT) + targets.tbtOverHello,
  }));
if (isWanted("webkit")) await compare("WebKit, slow 4G", serveSlowly, visitInWebKit, tagged);
if (isWanted("phone"))
  await compare("Chromium, slow 4G and CPU", serveSlowly, visitOnPhone, (page, hello) => ({
    ...tagged(page),
    blocked: Number(hello.blocked) + targets.blockedOverHello,
    word: targets.interaction,
  }));
