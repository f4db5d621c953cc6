import fc from "fast-check";
import { test as unwatched } from "playwright/test";
import { pages as content } from "../../content/pages";
import { store } from "../../content/store";
import { everyPath, expect, hydrated, missing, pages, serve, test } from "./test";

/*
 * What the policy of each page is for: text that somebody managed to put into a page, in the forms that would run.
 * Each is tried without the policy too, where it must run, or the test proves nothing. What the policy says, word for
 * word, is in tests/export/hosting/policy.test.ts.
 */
const evil = "evil.example";
const site = () => process.env.BASE_URL ?? "";
const story = content.aboutUs.path;
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const injected = [
  "<script>window.ran.push('inline')</script>",
  `<img src="/no.png" onerror="window.ran.push('handler')">`,
  `<iframe srcdoc="<script>parent.ran.push('document')</script>"></iframe>`,
  `<script src="https://${evil}/a.js"></script>`,
  `<iframe src="https://${evil}/frame"></iframe>`,
  `<link rel=stylesheet href="https://${evil}/a.css">`,
  `<img src="https://${evil}/a.png">`,
  `<object data="https://${evil}/a.svg"></object>`,
];

unwatched(
  "what is put into a page neither runs nor asks anybody, and would without the policy",
  async ({ page }) => {
    let isProtected = true;
    const asked = new Set<string>();
    await page.route(`https://${evil}/**`, (route) => {
      asked.add(new URL(route.request().url()).pathname);
      return serve("")(route);
    });
    await page.route(store.smartScript, serve(""));
    await page.addInitScript(() => Object.assign(window, { ran: [] }));
    await page.route(`**${story}`, async (route) => {
      const response = await route.fetch();
      const own = await response.text();
      expect(own).toMatch(policy);
      const body = own.replace("<body>", () => `<body>${injected.join("")}`);
      await route.fulfill({ response, body: isProtected ? body : body.replace(policy, "") });
    });
    const ran = () => page.evaluate(() => (window as unknown as { ran: string[] }).ran.sort());

    await page.goto(site() + story, { waitUntil: "networkidle" });
    expect([...(await ran()), ...asked]).toEqual([]);
    isProtected = false;
    await page.goto(site() + story, { waitUntil: "networkidle" });
    await expect.poll(ran).toEqual(["document", "handler", "inline"]);
    const foreign = ["/a.css", "/a.js", "/a.png", "/a.svg", "/frame"];
    await expect.poll(() => [...asked].sort()).toEqual(foreign);
  },
);

/*
 * What a visitor, or whoever made her link, may put into the address and into the browser's
 * storage. Seeded, so that a failure can be had again; many values a visit, so that thousands take
 * no time.
 */
const payloads = fc.constantFrom(
  "<script>window.ran=1</script>",
  '"><img src=x onerror=window.ran=1>',
  "'-(window.ran=1)-'",
  "javascript:window.ran=1",
  "data:text/html,<script>opener.ran=1</script>",
  "</script><svg onload=window.ran=1>",
  `//${evil}/`,
  `https://${evil}/?${store.link}`,
  `${store.link}@${evil}`,
  `\\${evil}?a=b&utm_source=ad`,
  `/${evil}?a=b&utm_source=ad`,
  "\\u003cimg src=x onerror=window.ran=1\\u003e",
  "{{constructor.constructor('window.ran=1')()}}",
  "%0d%0aSet-Cookie: ran=1",
  "%E0%A4%A",
  '{"__proto__":{"ran":1}}',
  "null",
  "\0",
);
const value = fc.oneof(
  payloads,
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.tuple(fc.string(), payloads, fc.string()).map((parts) => parts.join("")),
);
const keys =
  "utm_source utm_campaign utm_ad utm_adset utm_channel fbclid gclid af_sub2 pid c redirect next url _rsc __proto__ constructor[prototype][ran] ran".split(
    " ",
  );
const many = (count: number) => ({ minLength: count, maxLength: count });
const visit = fc.record({
  path: fc.constantFrom(...everyPath, "//", `//${story}`),
  query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), value), value), many(80)),
  /** Whether the query stands in the address encoded, as a browser's form would, or as it is. */
  isEncoded: fc.boolean(),
  hash: value,
  stored: fc.array(value, many(12)),
});

/* Like the real one, the stand-in puts what it finds in the address into its link. */
const provider = `window.AF_SMART_SCRIPT = { generateOneLinkURL({ oneLinkURL }) {
  return { clickURL: oneLinkURL + "?pid=" + encodeURIComponent(new URLSearchParams(location.search).get("utm_source") || "x") };
} };`;

test("hostile addresses and stored values do nothing", async ({ page, watched, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    const isOurs = [baseURL, "data:", store.smartScript].some((own) => url.startsWith(String(own)));
    if (!isOurs) foreign.push(url);
  });
  page.on("dialog", (dialog) => foreign.push(dialog.message()));
  await page.route(store.smartScript, serve(provider));
  // An ordinary visit shows under which names the site stores anything.
  await page.goto("/?utm_source=ad");
  const status = () => page.evaluate(() => window.smartLink?.status);
  await expect.poll(status).toBe(store.consent === "off" ? undefined : "tagged");
  const names = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  if (store.consent !== "off") expect(names.length).toBeGreaterThan(0);

  for (const one of fc.sample(visit, { seed: 20261121, numRuns: 10 })) {
    const { path, query, isEncoded, hash, stored } = one;
    await page.evaluate(
      ([names, stored]) => {
        for (const [index, value] of stored.entries()) {
          const storage = index < names.length ? sessionStorage : localStorage;
          storage.setItem(names[index % names.length] ?? "", value);
        }
      },
      [names, stored] as const,
    );
    const raw = query.map((pair) => pair.join("=")).join("&");
    const search = isEncoded ? `${new URLSearchParams(query)}` : raw.replace(/[#\s\0]/g, "");
    await page.goto("about:blank");
    const address = `${path}?${search}#${hash}`;
    await page.goto(`${baseURL}${address}`, { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await expect.poll(status).not.toBe("pending");
    const seen = await page.evaluate((evil) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("a")];
      const isDownload = (link: Element) => link.hasAttribute("data-store-link");
      return {
        ran: "ran" in window || "ran" in {},
        title: document.querySelector("h1")?.textContent,
        html: document.body.innerHTML.replace(/href="[^"]*"/g, "").includes(evil),
        links: links.filter(isDownload).map(({ href }) => href.replace(/\?.*/s, "")),
        others: links
          .filter((link) => !isDownload(link))
          // As it is written: a fragment alone takes the rest from the address.
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => href.includes(evil) || /^(javascript|data):/.test(href)),
      };
    }, evil);
    expect(seen, address).toMatchObject({ ran: false, html: false, others: [] });
    expect(seen.title, address).toBeTruthy();
    const known = [store.link, store.oneLinkTemplate];
    expect(
      seen.links.filter((link) => !known.includes(link)),
      address,
    ).toEqual([]);
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
  expect(foreign).toEqual([]);
  // The unknown page logs its path, and is answered with 404.
  const own = watched.complaints.filter((text) => !/404/.test(text) && !text.includes(missing));
  expect(own).toEqual([]);
});

for (const [address, shown] of [
  ["//", 0],
  [`//${story}/`, 1],
  ["//#faq", 0],
  ["/\\", 0],
] as const)
  test(`the address ${address} shows its page, its query kept`, async ({
    page,
    baseURL,
    watched,
  }) => {
    const [path = "", hash] = address.split("#");
    await page.goto(`${baseURL}${path}?utm_source=ad${hash ? `#${hash}` : ""}`);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[shown]?.title ?? "");
    const { pathname, search } = new URL(page.url());
    expect(pathname).toMatch(/^\/(?!\/)/);
    expect(search).toBe("?utm_source=ad");
    await expect(page.locator("[data-store-link]").first()).toHaveAttribute("href", /^https:/);
    expect(watched.complaints).toEqual([]);
  });
