import { test as base, expect, type Page } from "playwright/test";
import { store } from "../../content/store";

/*
 * What the policy of each page is for: text that somebody managed to put into a page, in every form
 * that would run. Each is tried without the policy too, where it must run, or the test proves nothing.
 */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(process.env.BASE_URL),
});

const evil = "https://evil.example";
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

interface Payload {
  html: string;
  /** What `/own.js`, a script of the site's own, does. */
  own?: string;
  /** What the visitor does for it to run, where it does not run by itself. */
  act?(page: Page): Promise<unknown>;
  /** Takes the page elsewhere, so what counts is whether the foreign host was asked. */
  isForeign?: boolean;
}

const payloads: Record<string, Payload> = {
  "an inline script": { html: "<script>window.ran = 1</script>" },
  "a module": { html: "<script type=module>window.ran = 1</script>" },
  "a foreign script": { html: `<script src="${evil}/a.js"></script>`, isForeign: true },
  "a handler that a script sets": {
    html: `<script src="/own.js"></script>`,
    own: `var made = document.createElement("b"); made.setAttribute("onclick", "window.ran = 1"); made.click()`,
  },
  "text that a script evaluates": {
    html: `<script src="/own.js"></script>`,
    own: `eval("window.ran = 1")`,
  },
  "a data script": { html: `<script src="data:text/javascript,window.ran=1"></script>` },
  "an event handler": { html: `<img src="/no.png" onerror="window.ran = 1">` },
  "a javascript: link": {
    html: `<a id="evil" href="javascript:window.ran=1" style="position:fixed;inset:0;z-index:999">x</a>`,
    act: (page) => page.locator("#evil").evaluate((link: HTMLElement) => link.click()),
  },
  "a frame with a document of its own": {
    html: `<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>`,
  },
  "a javascript: frame": { html: `<iframe src="javascript:parent.ran=1"></iframe>` },
  "a foreign frame": { html: `<iframe src="${evil}/"></iframe>`, isForeign: true },
  "an object": { html: `<object data="${evil}/a.svg"></object>`, isForeign: true },
  "a foreign sheet": { html: `<link rel=stylesheet href="${evil}/a.css">`, isForeign: true },
  "a foreign picture": { html: `<img src="${evil}/a.png">`, isForeign: true },
  "a base": {
    html: `<base href="${evil}/"><script src="a.js"></script>`,
    isForeign: true,
  },
  "a form": {
    html: `<form id="send" action="${evil}/"><input name=a value=b></form>`,
    // Not by a button, whose taps the page keeps until it answers.
    act: (page) => page.locator("#send").evaluate((form: HTMLFormElement) => form.submit()),
    isForeign: true,
  },
};

/** Opens the page with the payload at the top of its body; gives whether it did its work. */
async function runs(page: Page, { html, own = "", act, isForeign }: Payload, isProtected: boolean) {
  let isAsked = false;
  const isRefusal = (words: string) => words.includes("Content Security Policy");
  const refused = Promise.race([
    page.waitForEvent("console", (message) => isRefusal(message.text())),
    page.waitForEvent("pageerror", ({ message }) => isRefusal(message)),
  ]);
  refused.catch(() => {});
  await page.route(`${evil}/**`, (route) => {
    isAsked = true;
    return route.fulfill({ contentType: "text/javascript", body: "window.ran = 1" });
  });
  await page.route("/own.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: own }),
  );
  await page.route(store.smartScript, (route) => route.fulfill({ body: "" }));
  await page.route("/about-us", async (route) => {
    const response = await route.fetch();
    const own = await response.text();
    expect(own).toMatch(policy);
    const body = own.replace("<body>", () => `<body>${html}`);
    await route.fulfill({ response, body: isProtected ? body : body.replace(policy, "") });
  });
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  await act?.(page);
  if (!isProtected) {
    const ran = isForeign ? async () => isAsked : () => page.evaluate(() => "ran" in window);
    await expect.poll(ran).toBe(true);
    return true;
  }
  await refused;
  return isForeign ? isAsked : page.evaluate(() => "ran" in window);
}

for (const [name, payload] of Object.entries(payloads)) {
  test(`${name} put into a page does not run, and would without the policy`, async ({
    browser,
    baseURL,
  }) => {
    const results: boolean[] = [];
    for (const isProtected of [true, false]) {
      const page = await browser.newPage({ baseURL });
      results.push(await runs(page, payload, isProtected));
      await page.close();
    }
    expect(results).toEqual([false, true]);
  });
}

test("a page cannot be framed, and could without its headers", async ({ page, baseURL }) => {
  const frame = `<iframe src="${baseURL}/about-us"></iframe>`;
  await page.route("http://frame.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: frame }),
  );
  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await page.goto("http://frame.example/");
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(heading).toHaveCount(0);

  await page.route("/about-us", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ body: await response.text(), contentType: "text/html" });
  });
  await page.reload();
  await expect(heading).toBeVisible();
});
