import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { store } from "../content/store";
import { chromiumFlags, findChromium } from "../scripts/machine/find-chromium";

/** What one run of Lighthouse says of a page: times in ms, sizes in bytes as they were transferred. */
export type Measured = Record<
  | ("score" | "fcp" | "lcp" | "tbt" | "cls" | "requests")
  | ("total" | "html" | "css" | "font" | "script" | "image"),
  number
>;

/* As much of a report as is read here. */
interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: object[] } }>;
  categories: { performance: { score: number } };
}
interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
}

/**
 * Runs Lighthouse once with its defaults (a mid-range phone on slow 4G, simulated), the provider's script
 * blocked, in a browser of its own. Rejects when the page cannot be measured.
 */
export async function measure(url: string): Promise<Measured> {
  const flags = ["--headless=new", "--ignore-certificate-errors", ...chromiumFlags].join(" ");
  const { stdout } = await promisify(execFile)(
    "bench/node_modules/.bin/lighthouse",
    [
      ...[url, "--quiet", "--output=json", "--only-categories=performance"],
      ...[`--blocked-url-patterns=${store.smartScript}`, `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 1 << 28 },
  );
  const { audits, categories }: Report = JSON.parse(stdout);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const items = (audits["network-requests"]?.details?.items ?? []) as NetworkRequest[];
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
