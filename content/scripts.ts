import type { Scripts } from "./schema";

/**
 * Scripts of others: your consent tool and your analytics. What stands here is let in by the policy of the pages, and nothing
 * else but the Smart Script of content/store.ts. Files of your own go into public/ and are named from there, like "/consent.js".
 */
export const scripts: Scripts = {
  /**
   * What asks visitors where `consent` in content/store.ts is "ask"; its scripts run in this order once the page is read:
   * { scripts: [{ src: "/consent/tool.js" }, { src: "/consent/settings.js" }], styles: ["/consent/tool.css"], hosts: {} }.
   */
  consent: null,
  /**
   * What counts visits, fetched after the first frame, and where `consent` is "ask" once your consent tool says so:
   * { src: "https://stats.example.com/script.js", attributes: { "data-site": "abc" }, hosts: { connect: ["https://api.example.com"] } }.
   */
  analytics: null,
};
