import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { store } from "../content/store";
import { chromiumFlags, findChromium } from "../scripts/machine/find-chromium";

/** What one run of Lighthouse says of a page: times in ms, sizes in bytes as they were transferred. */
export interface Measured {
  score: number;
  fcp: number;
  lcp: number;
  lcpElement: string;
  tbt: number;
  cls: number;
  requests: number;
  total: number;
  bytes: Record<ByteType, number>;
}

type ByteType = "document" | "stylesheet" | "font" | "script" | "image" | "other";

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
  return read(await run(url, ["performance"]), new URL(url).origin);
}

async function run(url: string, onlyCategories: string[]): Promise<RunnerResult> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", "--ignore-certificate-errors", ...chromiumFlags],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories,
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

/** Lighthouse's other scores of a page, of 100; `missed` names the audits that take from them. */
export interface Qualities {
  seo: number;
  "best practices": number;
  accessibility: number;
  missed: string;
}

/** Runs Lighthouse once for what does not depend on speed, the provider's script blocked. */
export async function judge(url: string): Promise<Qualities> {
  const { lhr } = await run(url, ["seo", "best-practices", "accessibility"]);
  const score = (category: string) =>
    Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  const missed = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
  return {
    seo: score("seo"),
    "best practices": score("best-practices"),
    accessibility: score("accessibility"),
    missed: missed.map(({ id }) => id).join(", "),
  };
}

function read({ lhr }: RunnerResult, origin: string): Measured {
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = itemsOf<NetworkRequest>(lhr.audits["network-requests"]).filter(({ url }) =>
    url.startsWith(origin),
  );
  const bytes: Measured["bytes"] = {
    document: 0,
    stylesheet: 0,
    font: 0,
    script: 0,
    image: 0,
    other: 0,
  };
  for (const { resourceType, transferSize } of requests) {
    const type = (resourceType ?? "").toLowerCase();
    bytes[type in bytes ? (type as ByteType) : "other"] += transferSize;
  }
  return {
    score: (lhr.categories.performance?.score ?? Number.NaN) * 100,
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    lcpElement: lcpElement(lhr),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    requests: requests.length,
    total: Object.values(bytes).reduce((sum, size) => sum + size),
    bytes,
  };
}

type Lhr = RunnerResult["lhr"];

const itemsOf = <Item>(audit: Lhr["audits"][string] | undefined) =>
  (audit?.details && "items" in audit.details ? audit.details.items : []) as Item[];

function lcpElement(lhr: Lhr): string {
  const [table] = itemsOf<{ items?: { node?: { selector?: string } }[] }>(
    lhr.audits["largest-contentful-paint-element"],
  );
  return table?.items?.[0]?.node?.selector?.split(" > ").at(-1) ?? "unknown";
}
