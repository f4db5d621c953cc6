import type { Page } from "playwright";

/** Waits until the page is hydrated. Parts with `data-pending` hydrate later. */
export const waitForHydration = (page: Page) => page.locator("html[data-state=ready]").waitFor();
