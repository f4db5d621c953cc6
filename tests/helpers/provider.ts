import type { Route } from "playwright/test";

export const serveScript = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

/** Serves a provider's script that returns the value of an expression. */
export const serveResult = (expression: string) =>
  serveScript(`window.AF_SMART_SCRIPT = { generateOneLinkURL: () => (${expression}) };`);
