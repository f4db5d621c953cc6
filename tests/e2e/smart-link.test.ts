import type { Page, Route } from "playwright/test";
import { pageList, pages } from "../../content/pages";
import { store } from "../../content/store";
import { expect, settled, test } from "./test";

/*
 * A stand-in for the provider's script, written from its documentation: it reads the address's
 * query by the keys it is given and appends what it finds to the base.
 */
const provider = `window.AF_SMART_SCRIPT = { generateOneLinkURL({ oneLinkURL, afParameters: wanted }) {
  window.timesAsked = (window.timesAsked ?? 0) + 1;
  const query = new URLSearchParams(location.search), out = new URLSearchParams();
  const put = (name, { keys, defaultValue }) => {
    const value = keys.map((key) => query.get(key)).find(Boolean) ?? defaultValue;
    if (value) out.set(name, value);
  };
  put("pid", wanted.mediaSource); put("c", wanted.campaign); put("af_ad", wanted.ad);
  put("af_adset", wanted.adSet); put("af_channel", wanted.channel); put("af_sub2", wanted.afSub2);
  if (query.get("gclid")) out.set(wanted.googleClickIdKey, query.get("gclid"));
  for (const custom of wanted.afCustom) put(custom.paramKey, custom);
  return { clickURL: oneLinkURL + "?" + out };
} };`;
const answering = (answer: string) =>
  `window.AF_SMART_SCRIPT = { generateOneLinkURL: () => (${answer}) };`;
const serve = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

const hrefs = (page: Page) =>
  page
    .locator("[data-store-link]")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
const state = (page: Page) => page.evaluate(() => window.smartLink);

/** Opens a page whose provider behaves as given, until the links are tagged; gives the one link. */
async function openTagged(page: Page, address: string) {
  await page.goto(address);
  await expect.poll(async () => (await state(page))?.status).toBe("tagged");
  const all = await hrefs(page);
  expect(all).toHaveLength(1);
  return new URL(all[0] ?? "");
}

test.skip(store.consent === "off", "nobody is attributed");

test.describe("the tagged link", () => {
  test.beforeEach(({ page }) => page.route(store.smartScript, serve(provider)));

  test("is on every control of every page, made by asking once", async ({ page }) => {
    const link = await openTagged(page, "/");
    expect(link.origin + link.pathname).toBe(store.oneLinkTemplate ?? store.link);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      pid: store.defaultSource,
      af_ss_ui: "true",
    });
    expect(await page.evaluate("window.timesAsked")).toBe(1);
    for (const { path } of pageList) expect((await openTagged(page, path)).href).toBe(link.href);
  });

  const odd = "a b & c=d #e %20 “f” '\" <script>alert(1)</script> 🍋 ÄÖ +";
  test("carries every parameter's value once, unchanged", async ({ page }) => {
    const value = odd;
    const sent = {
      utm_source: value,
      utm_campaign: `${value}1`,
      utm_ad: `${value}2`,
      utm_adset: `${value}3`,
      utm_channel: `${value}4`,
      fbclid: `${value}5`,
      gclid: `${value}6`,
    };
    const link = await openTagged(page, `/?${new URLSearchParams(sent)}`);
    const expected = {
      pid: sent.utm_source,
      c: sent.utm_campaign,
      af_ad: sent.utm_ad,
      af_adset: sent.utm_adset,
      af_channel: sent.utm_channel,
      af_sub2: sent.fbclid,
      af_sub1: sent.gclid,
      af_ss_ui: "true",
    };
    for (const [name, wanted] of Object.entries(expected))
      expect(link.searchParams.getAll(name)).toEqual([wanted]);
  });

  test("keeps the landing's campaign on later pages and when one of them is loaded again", async ({
    page,
  }) => {
    await openTagged(page, "/?utm_source=ad&utm_campaign=spring");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(pages.aboutUs.path);
    for (let visit = 0; visit < 2; visit++) {
      await expect.poll(async () => (await state(page))?.status).toBe("tagged");
      expect((await hrefs(page)).every((href) => href.includes("c=spring"))).toBe(true);
      await page.reload();
    }
  });

  test("is on a control, too, that is drawn anew after it came", async ({ page }) => {
    const link = await openTagged(page, "/?utm_campaign=spring");
    await page
      .locator("#hero [data-store-link]")
      .first()
      .evaluate((control, plain) => {
        const anew = control.cloneNode(true) as HTMLAnchorElement;
        anew.href = plain;
        control.replaceWith(anew);
      }, store.link);
    await expect.poll(() => hrefs(page)).toEqual([link.href]);
  });

  test("comes back with the page when a visitor returns from the store", async ({ page }) => {
    const link = await openTagged(page, "/?utm_campaign=spring");
    await page.route(`${store.oneLinkTemplate ?? store.link}*`, (route) =>
      route.fulfill({ contentType: "text/html", body: "the store" }),
    );
    await page.locator("#hero [data-store-link]").first().click();
    await expect(page).toHaveURL(link.href);
    await page.goBack();
    await expect.poll(() => hrefs(page)).toEqual([link.href]);
  });
});

test("what tags the links is fetched before the page is hydrated", async ({ page }) => {
  await page.route(store.smartScript, serve(provider));
  let release = () => {};
  const framework = new Promise<void>((resolve) => {
    release = resolve;
  });
  const early: string[] = [];
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    // Our own part is the one that knows the provider's function.
    if ((await response.text()).includes("generateOneLinkURL")) early.push("part");
    else await framework;
    await route.fulfill({ response });
  });
  page.on("request", (request) => {
    if (request.url() === store.smartScript) early.push("provider");
  });
  await page.goto("/?utm_source=ad", { waitUntil: "domcontentloaded" });
  await expect.poll(() => [...new Set(early)].sort()).toEqual(["part", "provider"]);
  expect(await page.locator("html").getAttribute("data-hydrated")).toBeNull();
  release();
  await expect.poll(async () => (await state(page))?.status).toBe("tagged");
  // What is fetched later may still be on its way through the route above.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

/** Serves pages as they are built for an owner who asks for consent. */
async function askForConsent(page: Page) {
  await page.route(/\/(\?.*)?$/, async (route) => {
    const answer = await route.fetch();
    // As long as before, since the framework counts the letters of what it sends.
    const body = (await answer.text()).replace(/not-needed(\\*")/g, "ask$1       ");
    await route.fulfill({ response: answer, body });
  });
}
const sayYes = () => window.dispatchEvent(new Event("attribution-consent"));

test.describe("where consent is asked for", () => {
  test.use({ saysYes: false });
  // The page is altered on its way, and its policy knows only what was built.
  test.use({ bypassCSP: true });
  let fetched = 0;
  test.beforeEach(async ({ page }) => {
    fetched = 0;
    await page.route(store.smartScript, (route) => {
      fetched++;
      return serve(provider)(route);
    });
    await askForConsent(page);
  });

  test("nothing is fetched or kept until the visitor says yes, and then the links are tagged", async ({
    page,
  }) => {
    await page.goto("/?utm_campaign=spring");
    await expect.poll(() => state(page)).toEqual({ status: "held" });
    await settled(page);
    expect(fetched).toBe(0);
    expect(await hrefs(page)).toEqual([store.link]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.evaluate(sayYes);
    await expect.poll(async () => (await hrefs(page)).join()).toContain("c=spring");
    expect(fetched).toBe(1);
  });

  test("a yes from before the page is hydrated counts", async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () =>
        window.dispatchEvent(new Event("attribution-consent")),
      ),
    );
    const link = await openTagged(page, "/?utm_campaign=spring");
    expect(link.searchParams.get("c")).toBe("spring");
  });
});

test.describe("our own part of it", () => {
  /** Has the file that asks the provider fail the given number of times; says how often it was wanted. */
  async function failing(page: Page, times: number) {
    let wanted = 0;
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      const response = await route.fetch();
      const isPart = (await response.text()).includes("generateOneLinkURL");
      await (isPart && ++wanted <= times ? route.abort() : route.fulfill({ response }));
    });
    return () => wanted;
  }

  test("is fetched again when it failed", async ({ page }) => {
    await page.route(store.smartScript, serve(provider));
    const wanted = await failing(page, 1);
    await openTagged(page, "/?utm_campaign=late");
    expect(wanted()).toBe(2);
  });
});

test("the visit goes on, with all that the address says, on pages that bring parameters of their own", async ({
  page,
}) => {
  await page.route(store.smartScript, () => {});
  await page.goto("/?utm_campaign=spring&lang=en", { waitUntil: "domcontentloaded" });
  await expect.poll(async () => (await state(page))?.status).toBe("pending");
  await page.route(store.smartScript, serve(provider));
  const link = await openTagged(page, `${pages.aboutUs.path}?ref=friend&lang=de`);
  expect(link.searchParams.get("c")).toBe("spring");
  expect(new URL(page.url()).search).toBe("?ref=friend&lang=de&utm_campaign=spring");
  let isAsked = false;
  await page.route(store.smartScript, (route) => {
    isAsked = true;
    return route.abort();
  });
  expect((await openTagged(page, "/?lang=de")).href).toBe(link.href);
  expect(isAsked).toBe(false);
});

test("what somebody else put into storage leads nowhere", async ({ page, watched, baseURL }) => {
  await page.route(store.smartScript, serve(provider));
  for (const [key, value] of [
    ["smart-link", "https://evil.example/app"],
    ["landing-query", "\\evil.example?a=b&utm_source=ad"],
    ["landing-query", "/evil.example?a=b&utm_source=ad"],
  ] as const) {
    await page.goto(pages.aboutUs.path);
    await expect.poll(async () => (await state(page))?.status).toBe("tagged");
    await page.evaluate(
      ([key, value]) => {
        sessionStorage.clear();
        sessionStorage.setItem(key, value);
      },
      [key, value] as const,
    );
    const link = await openTagged(page, "/");
    expect(link.origin + link.pathname).toBe(store.oneLinkTemplate ?? store.link);
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
  expect(watched.complaints).toEqual([]);
});

test.describe("the plain link stays", () => {
  const providers: Record<string, (route: Route) => unknown> = {
    "is blocked": (route) => route.abort("blockedbyclient"),
    "hangs for ever": () => {},
    "has a syntax error": serve("window.AF_SMART_SCRIPT = {"),
    "throws while loading": serve(
      "localStorage.setItem('a', 'b'); throw new Error('storage is denied');",
    ),
    "gives a link to somewhere else": serve(answering("{ clickURL: 'https://evil.example/app' }")),
  };
  for (const [trouble, provide] of Object.entries(providers)) {
    test(`when the provider's script ${trouble}`, async ({ page, watched }) => {
      const isLoadFailure = /blocked/.test(trouble);
      await page.route(store.smartScript, provide);
      // A script asked for before the page's load event holds that event back for as long as it hangs.
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await settled(page);
      if (isLoadFailure)
        await expect.poll(() => watched.complaints.join()).toContain("AppsFlyer Smart Script");
      else if (!trouble.includes("hangs"))
        await expect.poll(async () => (await state(page))?.status).toBe("plain");
      expect(await hrefs(page)).toEqual([store.link]);
      expect((await state(page))?.status).not.toBe("tagged");
      const own = watched.complaints.filter((text) => !text.startsWith("Failed to load resource"));
      const theirs = own.filter((text) => /SyntaxError|storage is denied/.test(text));
      expect(own.filter((text) => !theirs.includes(text))).toEqual(
        isLoadFailure ? ["Failed to load AppsFlyer Smart Script"] : [],
      );
      expect(theirs).toHaveLength(/syntax|while loading/.test(trouble) ? 1 : 0);
    });
  }

  test("when the visitor's browser sends Global Privacy Control, and nothing is fetched", async ({
    page,
  }) => {
    let isFetched = false;
    await page.route(store.smartScript, (route) => {
      isFetched = true;
      return route.abort();
    });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    );
    await page.goto("/?utm_source=ad");
    await expect.poll(() => state(page)).toEqual({ status: "plain", reason: "refused" });
    await settled(page);
    expect(await hrefs(page)).toEqual([store.link]);
    expect(isFetched).toBe(false);
  });

  test("when storage is denied, until the script itself gives a link", async ({
    page,
    watched,
  }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    });
    await page.route(store.smartScript, serve(provider));
    const link = await openTagged(page, "/?utm_source=ad");
    expect(link.searchParams.get("pid")).toBe("ad");
    expect(watched.complaints).toEqual([]);
  });
});

test("a script that fails twice and then loads still tags the links, and is reported once", async ({
  page,
  watched,
}) => {
  let tries = 0;
  await page.route(store.smartScript, (route) =>
    ++tries <= 2 ? route.abort() : serve(provider)(route),
  );
  await openTagged(page, "/?utm_campaign=late");
  // The first of them is the preload's, which the script's first attempt shares.
  expect(tries).toBe(3);
  expect(watched.complaints.filter((text) => text.includes("AppsFlyer"))).toHaveLength(1);
});
