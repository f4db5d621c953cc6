import type { Scripts } from "./schema";

/**
 * Your consent tool and your analytics. The Content-Security-Policy of the pages allows these scripts and the Smart Script of
 * content/store.ts, and blocks all others. Put your own files into public/ and use their path, like "/consent.js".
 */
export const scripts: Scripts = {
  /**
   * The tool that collects consent when `consent` in content/store.ts is "ask". Its scripts run in this order, after the page
   * is parsed:
   * { scripts: [{ src: "/consent/tool.js" }, { src: "/consent/settings.js" }], styles: ["/consent/tool.css"], hosts: {} }.
   */
  consent: null,
  /**
   * The script that counts visits. It loads after the first frame or, when `consent` is "ask", once the visitor agrees:
   * { src: "https://stats.example.com/script.js", attributes: { "data-site": "abc" }, hosts: { connect: ["https://api.example.com"] } }.
   */
  analytics: null,
};
