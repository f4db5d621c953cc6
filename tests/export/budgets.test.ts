import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { labels } from "@/content/labels";
import { pages as table } from "../../content/pages";
import { budgets } from "../budgets";
import { exportedPages, out, parse, pathOf, read } from "./exported";

const chunks = "/_next/static/chunks/";
const weighed = (bytes: string | Buffer) => brotliCompressSync(bytes).length;
const weigh = (file: string) => weighed(readFileSync(path.join(out, file)));
const sum = (files: string[]) => files.reduce((total, file) => total + weigh(file), 0);

/** What a page asks for before anybody touches it, by type; files of the export. */
function firstRequests(file: string) {
  const $ = parse(file);
  const all = (selector: string, attribute: string) => [
    ...new Set(
      $(selector)
        .toArray()
        .map((element) => pathOf($(element).attr(attribute) ?? "")),
    ),
  ];
  const [, named = ""] = /load\(\)\{\[([^\]]+)\]\.forEach/.exec(read(file)) ?? [];
  const scripts = JSON.parse(`[${named}]`) as string[];
  return {
    document: [file],
    font: all("link[rel=preload][as=font]", "href"),
    // The owner's analytics is her own affair.
    script: scripts.filter((src) => src.startsWith("/")),
    image: [
      ...all("link[rel=preload][as=image]", "href"),
      ...all("svg use", "href"),
      ...all("link[rel=icon][type='image/svg+xml']", "href"),
      ...all("link[rel=manifest]", "href"),
    ],
  };
}

function budgetOf(address: string) {
  if (address === table.home.path) return budgets.landing;
  if (address !== table.ingredients.path) return budgets.story;
  const more = budgets.ingredients.document - budgets.story.document;
  const besideFonts = budgets.story.besideFonts + more;
  return { ...budgets.story, ...budgets.ingredients, besideFonts };
}

const pages = exportedPages.map(({ label, file, path: address }) => ({
  label,
  first: firstRequests(file),
  sheet: parse(file)("head style").text(),
  budget: budgetOf(address),
}));

describe.each(pages)("what a visitor downloads of: $label", ({ first, sheet, budget }) => {
  it.each(["document", "font", "script"] as const)("%s", (type) => {
    expect(first[type].length).toBeGreaterThan(0);
    expect(sum(first[type])).toBeLessThanOrEqual(budget[type]);
  });

  it("style sheet, which stands in the page", () => {
    expect(weighed(sheet)).toBeGreaterThan(1000);
    expect(weighed(sheet)).toBeLessThanOrEqual(budget.stylesheet);
  });

  it("in all, in bytes and in requests", () => {
    const files = Object.values(first).flat();
    const others = files.filter((file) => !first.font.includes(file));
    expect(sum(others)).toBeLessThanOrEqual(budget.besideFonts);
    expect(files.length).toBeLessThanOrEqual(budget.requests);
  });
});

it("the labels' data comes later and is small", () => {
  const label = readdirSync(path.join(out, chunks)).filter(
    (name) =>
      name.endsWith(".js") && labels.every(({ brand }) => read(chunks + name).includes(brand)),
  );
  expect(label).toHaveLength(1);
  const first = pages.flatMap(({ first }) => first.script);
  expect(first).not.toContain(chunks + label[0]);
  expect(sum(label.map((name) => chunks + name))).toBeLessThanOrEqual(budgets.label);
});
