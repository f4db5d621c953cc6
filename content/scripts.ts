import type { Scripts } from "./schema";

/**
 * Your consent tool, your analytics and the pixels of your ads. The Content-Security-Policy of the pages allows these scripts
 * and the Smart Script of content/store.ts, and blocks all others. Put your own files into public/ and use their path, like
 * "/consent.js".
 */
export const scripts: Scripts = {
  /**
   * The tool that collects consent when `consent` in content/store.ts is "ask". Its scripts run in this order, after the page
   * is parsed:
   * { scripts: [{ src: "/consent/tool.js" }, { src: "/consent/settings.js" }], styles: ["/consent/tool.css"], hosts: {} }.
   */
  consent: null,
  /**
   * The scripts that count visits, and the pixels of your ads. They load after the first frame or, when `consent` is "ask",
   * once the visitor agrees. The privacy note has their name, hosts and purpose. docs/pixels.md has the entries of Meta, TikTok
   * and Google:
   * [{ name: "Our visit counter", purpose: "counts visits", src: "https://stats.example.com/script.js", hosts: {} }].
   */
  analytics: [],
};
