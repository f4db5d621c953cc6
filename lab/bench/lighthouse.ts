import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { store } from "../../content/store";
import { chromiumOptions, findChromium } from "../../scripts/browsers/find-chromium";

type Numbers = Record<"transferSize" | "requestCount" | "duration", number>;
type Item = Numbers & Record<"resourceType" | "group", string>;

/** Runs Lighthouse once with its defaults (a phone on simulated slow 4G) and the attribution script blocked. Times in ms, sizes in KB. */
export async function runLighthouse(url: string) {
  const { args } = chromiumOptions();
  const chrome = ["--headless=new", "--ignore-certificate-errors", ...args].join(" ");
  const flags = "--quiet --output=json --only-categories=performance".split(" ");
  flags.push(`--blocked-url-patterns=${store.smartScript}`, `--chrome-flags=${chrome}`);
  const options = { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 1 << 28 };
  const lighthouse = "lab/node_modules/.bin/lighthouse";
  const { stdout } = await promisify(execFile)(lighthouse, [url, ...flags], options);
  const { audits, categories } = JSON.parse(stdout);
  const figure = (audit: string): number => audits[audit].numericValue;
  const itemOf = (audit: string, isWanted: (item: Item) => boolean): Item | undefined =>
    audits[audit].details.items.find(isWanted);
  const painting = itemOf("mainthread-work-breakdown", ({ group }) => group.startsWith("paint"));
  const resources = (type: string) =>
    itemOf("resource-summary", ({ resourceType }) => resourceType === type);
  const sizeOf = (type: string) => Number(resources(type)?.transferSize) / 1000;
  return {
    score: categories.performance.score * 100,
    FCP: figure("first-contentful-paint"),
    LCP: figure("largest-contentful-paint"),
    TBT: figure("total-blocking-time"),
    "longest task": figure("max-potential-fid"),
    painting: painting?.duration ?? 0,
    CLS: figure("cumulative-layout-shift"),
    HTML: sizeOf("document"),
    CSS: sizeOf("stylesheet"),
    fonts: sizeOf("font"),
    JS: sizeOf("script"),
    images: sizeOf("image"),
    total: sizeOf("total"),
    requests: Number(resources("total")?.requestCount),
  };
}
