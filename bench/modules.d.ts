/*
 * As much of Lighthouse and its launcher as the bench uses: they are installed when it runs, and
 * types are checked without them.
 */

declare module "chrome-launcher" {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}

declare module "lighthouse" {
  export interface RunnerResult {
    lhr: {
      audits: Record<
        string,
        { score: number | null; numericValue?: number; details?: object | { items: unknown[] } }
      >;
      categories: Record<
        string,
        { score: number | null; auditRefs: { id: string; weight: number }[] }
      >;
      runtimeError?: { message: string };
    };
  }
  export default function lighthouse(
    url: string,
    flags: {
      port: number;
      onlyCategories: string[];
      blockedUrlPatterns: string[];
      logLevel: "error";
    },
  ): Promise<RunnerResult | undefined>;
}
