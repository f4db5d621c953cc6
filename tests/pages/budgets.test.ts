import { brotliCompressSync } from "node:zlib";
import { pages as table } from "@/content/pages";
import { bundleEarlyScript } from "@/scripts/build/early-script";
import { budgets } from "../budgets";
import { bytes, exportedPages, files, parse, pathOf, read, textsOf, valuesOf } from "./exported";

const weigh = (content: string | Buffer) => brotliCompressSync(content).length;

/* Pages share scripts and fonts, and compression is slow. */
const weights = new Map<string, number>();
function weightOf(address: string) {
  const file = address.replace(/^\//, "");
  const weight = weights.get(file) ?? weigh(bytes(file));
  weights.set(file, weight);
  return weight;
}
const sum = (files: string[]) => files.reduce((total, file) => total + weightOf(file), 0);

function budgetOf(address: string) {
  if (address === table.home.path) return budgets.landing;
  return { ...budgets.story, ...(address === table.ingredients.path && budgets.ingredients) };
}

/** Returns the files that a page requests before any interaction, by type. */
function firstRequests(file: string) {
  const $ = parse(file);
  const all = (selector: string) => [...new Set(valuesOf($, selector, "href").map(pathOf))];
  return {
    document: [file],
    font: files.filter((name) => name.endsWith(".woff2")),
    script: all("link[rel=preload][as=script]"),
    others: all("link[rel=preload][as=image], link[rel=icon][type='image/svg+xml']"),
  };
}
const pages = exportedPages.map((page) => ({ ...page, first: firstRequests(page.file) }));

it.each(pages)("$path is within its budget", ({ path, file, first }) => {
  const budget = budgetOf(path);
  for (const type of ["document", "font", "script"] as const) {
    expect(first[type].length).toBeGreaterThan(0);
    expect(sum(first[type])).toBeLessThanOrEqual(budget[type]);
  }
  // The style sheet is in the page only once, and not in React's payload.
  expect(read(file).split("--color-milk:")).toHaveLength(2);
  expect(parse(file)("link[rel=stylesheet][href^='/_next/']:not([disabled])")).toHaveLength(0);
  const sheet = weigh(textsOf(parse(file), "style").join(""));
  expect(sheet).toBeGreaterThan(1000);
  expect(sheet).toBeLessThanOrEqual(budget.stylesheet);
  const all = Object.values(first).flat();
  expect(all.length).toBeLessThanOrEqual(budget.requests);
  const withoutFonts = all.filter((one) => !first.font.includes(one));
  expect(sum(withoutFonts)).toBeLessThanOrEqual(budget.withoutFonts);
});

it("the early script is within its budget", async () => {
  const [early = ""] = textsOf(parse("index.html"), "head script:not([src])");
  expect(early).toContain("data-window-height");
  const withoutSettings = await bundleEarlyScript({
    consent: "not-needed",
    attribution: null,
    analytics: [],
    consentTool: null,
  });
  expect(Buffer.byteLength(withoutSettings)).toBeLessThanOrEqual(budgets.earlyScript);
});

const assets = files.filter((file) => file.startsWith("_next/static/"));
const scripts = assets.filter((file) => file.endsWith(".js"));

it("all scripts together are within their budget", () => {
  expect(sum(scripts)).toBeLessThanOrEqual(budgets.allScripts);
});

it("style sheets use no CSS that Safari 14 or Chrome 84 ignores", () => {
  const newer =
    /@layer|:(?:has|is|where)\(|oklch|\d[dls]vh|[;{](?:padding|margin|border|inset)-(?:inline|block)|[;{](?:inset|translate|rotate|scale):/g;
  const sheets = assets.filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect([sheet, read(sheet).match(newer)]).toEqual([sheet, null]);
});
