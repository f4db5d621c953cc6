import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { store } from "../../content/store";
import { chromiumOptions, findChromium } from "../../scripts/browsers/find-chromium";

interface Item {
  url: string;
  resourceType: string;
  transferSize: number;
  group: string;
  duration: number;
}

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
  const items = (audit: string): Item[] => audits[audit].details.items;
  const { origin } = new URL(url);
  const requests = items("network-requests").filter((request) => request.url.startsWith(origin));
  const painting = items("mainthread-work-breakdown").find(({ group }) =>
    group.startsWith("paint"),
  );
  const sizeOf = (type = "") =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  return {
    score: categories.performance.score * 100,
    FCP: figure("first-contentful-paint"),
    LCP: figure("largest-contentful-paint"),
    TBT: figure("total-blocking-time"),
    "longest task": figure("max-potential-fid"),
    painting: painting?.duration ?? 0,
    CLS: figure("cumulative-layout-shift"),
    HTML: sizeOf("Document"),
    CSS: sizeOf("Stylesheet"),
    fonts: sizeOf("Font"),
    JS: sizeOf("Script"),
    images: sizeOf("Image"),
    total: sizeOf(),
    requests: requests.length,
  };
}
