import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { store } from "../../content/store";
import { chromiumOptions, findChromium } from "../../scripts/browsers/find-chromium";

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
  const { items } = audits["resource-summary"].details;
  const summary = (type: string): Record<"requestCount" | "transferSize", number> =>
    items.find((item: { resourceType: string }) => item.resourceType === type);
  const sizeOf = (type: string) => summary(type).transferSize / 1000;
  return {
    score: categories.performance.score * 100,
    FCP: figure("first-contentful-paint"),
    LCP: figure("largest-contentful-paint"),
    TBT: figure("total-blocking-time"),
    "longest task": figure("max-potential-fid"),
    CLS: figure("cumulative-layout-shift"),
    HTML: sizeOf("document"),
    CSS: sizeOf("stylesheet"),
    fonts: sizeOf("font"),
    JS: sizeOf("script"),
    images: sizeOf("image"),
    total: sizeOf("total"),
    requests: summary("total").requestCount,
  };
}
