import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { store } from "../../content/store";
import { chromiumOptions, findChromium } from "../../scripts/browsers/find-chromium";

/** Times in ms, sizes in transferred bytes. */
export type LighthouseFigures = Awaited<ReturnType<typeof runLighthouse>>;

type Item = Partial<Record<"url" | "resourceType" | "group", string>> &
  Partial<Record<"transferSize" | "duration", number>>;
interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: Item[] } }>;
  categories: { performance: { score: number } };
}

/** Runs Lighthouse once with its defaults (a phone on simulated slow 4G) and the attribution script blocked. */
export async function runLighthouse(url: string) {
  const { args } = chromiumOptions();
  const chrome = ["--headless=new", "--ignore-certificate-errors", ...args].join(" ");
  const flags = "--quiet --output=json --only-categories=performance".split(" ");
  flags.push(`--blocked-url-patterns=${store.smartScript}`, `--chrome-flags=${chrome}`);
  const options = { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 1 << 28 };
  const lighthouse = "lab/node_modules/.bin/lighthouse";
  const { stdout } = await promisify(execFile)(lighthouse, [url, ...flags], options);
  const { audits, categories }: Report = JSON.parse(stdout);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const items = (audit: string) => audits[audit]?.details?.items ?? [];
  const { origin } = new URL(url);
  const requests = items("network-requests").filter((request) => request.url?.startsWith(origin));
  const painting = items("mainthread-work-breakdown").find((it) => it.group?.startsWith("paint"));
  const sizeOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    score: categories.performance.score * 100,
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    longestTask: figure("max-potential-fid"),
    painting: painting?.duration ?? 0,
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
