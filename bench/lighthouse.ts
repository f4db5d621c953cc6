import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { store } from "../content/store";
import { chromiumFlags, findChromium } from "../scripts/machine/find-chromium";

/** What one run of Lighthouse says of a page: times in ms, sizes in bytes as they were transferred. */
export interface Measured {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  total: number;
  html: number;
  css: number;
  font: number;
  script: number;
  image: number;
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
  return read(await run(url), new URL(url).origin);
}

async function run(url: string): Promise<RunnerResult> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", "--ignore-certificate-errors", ...chromiumFlags],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ["performance"],
      blockedUrlPatterns: [store.smartScript],
      logLevel: "error",
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
    return result;
  } finally {
    chrome.kill();
  }
}

function read({ lhr }: RunnerResult, origin: string): Measured {
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = itemsOf<NetworkRequest>(lhr.audits["network-requests"]).filter(({ url }) =>
    url.startsWith(origin),
  );
  const sizeOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    score: (lhr.categories.performance?.score ?? Number.NaN) * 100,
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

const itemsOf = <Item>(audit: RunnerResult["lhr"]["audits"][string] | undefined) =>
  (audit?.details && "items" in audit.details ? audit.details.items : []) as Item[];
