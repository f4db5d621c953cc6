import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { store } from "../content/store";
import { chromiumFlags, findChromium } from "../scripts/machine/find-chromium";

/** What one run of Lighthouse says of a page: times in ms, sizes in bytes as they were transferred. */
export type Measured = Awaited<ReturnType<typeof measure>>;

/* As much of a report as is read here. */
type NetworkRequest = { url: string; resourceType?: string; transferSize: number };
interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } }>;
  categories: { performance: { score: number } };
}

/** Runs Lighthouse once with its defaults (a phone on slow 4G, simulated), the provider's script blocked. Rejects when it fails. */
export async function measure(url: string) {
  const chrome = ["--headless=new", "--ignore-certificate-errors", ...chromiumFlags].join(" ");
  const flags = "--quiet --output=json --only-categories=performance".split(" ");
  flags.push(`--blocked-url-patterns=${store.smartScript}`, `--chrome-flags=${chrome}`);
  const options = { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 1 << 28 };
  const lighthouse = "bench/node_modules/.bin/lighthouse";
  const { stdout } = await promisify(execFile)(lighthouse, [url, ...flags], options);
  const { audits, categories }: Report = JSON.parse(stdout);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const items = audits["network-requests"]?.details?.items ?? [];
  const requests = items.filter((request) => request.url.startsWith(new URL(url).origin));
  const sizeOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    score: categories.performance.score * 100,
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    requests: requests.length,
    total: sizeOf(),
    html: sizeOf("Document"),
    css: sizeOf("Stylesheet"),
    font: sizeOf("Font"),
    script: sizeOf("Script"),
    image: sizeOf("Image"),
  };
}
