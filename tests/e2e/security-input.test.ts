import fc from "fast-check";
import { store } from "../../content/store";
import { missing, pages } from "./pages";
import { expect, hydrated, test } from "./test";

/*
 * What a visitor, or whoever made her link, may put into the address and into the browser's
 * storage. Seeded, so that a failure can be had again; many values a visit, so that thousands take
 * no time.
 */

const evil = "evil.example";
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
  `${store.link}.${evil}/`,
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
const keys = [
  ..."utm_source utm_campaign utm_ad utm_adset utm_channel fbclid gclid".split(" "),
  ..."af_sub2 pid c redirect next url _rsc __proto__ constructor[prototype][ran] ran".split(" "),
];
const visit = fc.record({
  path: fc.constantFrom(...pages.map(({ path }) => path), missing, "//", "///about-us"),
  query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), value), value), {
    minLength: 80,
    maxLength: 80,
  }),
  /** Whether the query stands in the address encoded, as a browser's form would, or as it is. */
  isEncoded: fc.boolean(),
  hash: value,
  stored: fc.array(value, { minLength: 12, maxLength: 12 }),
});

const seed = 20261121;
const visits = 10;

const isAttributed = store.consent !== "off";

/* Like the real one, the stand-in puts what it finds in the address into its link. */
const provider = `window.AF_SMART_SCRIPT = { generateOneLinkURL({ oneLinkURL }) {
  return { clickURL: oneLinkURL + "?pid=" + encodeURIComponent(new URLSearchParams(location.search).get("utm_source") || "x") };
} };`;

test("hostile addresses and stored values do nothing", async ({ page, watched }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol !== "data:" && host !== new URL(process.env.BASE_URL ?? "").host)
      foreign.push(request.url());
  });
  page.on("dialog", (dialog) => foreign.push(dialog.message()));
  await page.route(store.smartScript, (route) =>
    route.fulfill({ contentType: "text/javascript", body: provider }),
  );
  // An ordinary visit shows under which names the site stores anything.
  await page.goto("/?utm_source=ad");
  await expect
    .poll(() => page.evaluate(() => window.smartLink?.status))
    .toBe(isAttributed ? "tagged" : undefined);
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(names.length > 0).toBe(isAttributed);

  for (const { path, query, isEncoded, hash, stored } of fc.sample(visit, {
    seed,
    numRuns: visits,
  })) {
    await page.evaluate(
      ([names, stored]) => {
        for (const [index, value] of stored.entries()) {
          const name = names[index % names.length] ?? "";
          (index < names.length ? sessionStorage : localStorage).setItem(name, value);
        }
      },
      [names, stored] as const,
    );
    const raw = query.map((pair) => pair.join("=")).join("&");
    const search = isEncoded
      ? new URLSearchParams(query.map(([key, value]) => [key, value])).toString()
      : raw.replace(/[#\s\0]/g, "");
    const origin = process.env.BASE_URL ?? "";
    await page.goto("about:blank");
    await page.goto(`${origin}${path}?${search}#${hash}`, { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.smartLink?.status)).not.toBe("pending");
    const seen = await page.evaluate(
      (evil) => ({
        ran: "ran" in window || "ran" in {},
        title: document.querySelector("h1")?.textContent ?? "",
        html: document.body.innerHTML.replace(/href="[^"]*"/g, "").includes(evil),
        links: [...document.querySelectorAll<HTMLAnchorElement>("[data-store-link]")].map(
          ({ href }) => href.replace(/\?.*/s, ""),
        ),
        others: [...document.querySelectorAll<HTMLAnchorElement>("a:not([data-store-link])")]
          // As it is written: a fragment alone takes the rest from the address.
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => href.includes(evil) || /^(javascript|data):/.test(href)),
      }),
      evil,
    );
    const context = `${path}?${search}#${hash}`;
    expect(seen, context).toMatchObject({ ran: false, html: false, others: [] });
    expect(seen.title, context).not.toBe("");
    expect(
      [...new Set(seen.links)].filter(
        (link) => link !== store.link && link !== store.oneLinkTemplate,
      ),
      context,
    ).toEqual([]);
  }
  expect(new Set(foreign.filter((url) => !url.startsWith(store.smartScript)))).toEqual(new Set());
  const own = watched.complaints.filter(
    // The unknown page logs its path, and is answered with 404.
    (text) => !text.includes("404") && !text.includes(missing),
  );
  expect(own).toEqual([]);
});

for (const slashes of ["//", "///about-us/", "//#faq", "/\\"]) {
  test(`an address that begins with ${slashes} shows its page, its query kept`, async ({
    page,
    baseURL,
    watched,
  }) => {
    const [path = "", hash] = slashes.replace("?", "").split("#");
    await page.goto(`${baseURL}${path}?utm_source=ad${hash ? `#${hash}` : ""}`);
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => window.smartLink?.status))
      .toBe(isAttributed ? "plain" : undefined);
    const wanted = slashes.includes("about-us") ? pages[1] : pages[0];
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wanted?.title ?? "");
    expect(new URL(page.url()).pathname).toMatch(/^\/(?!\/)/);
    expect(new URL(page.url()).search).toBe("?utm_source=ad");
    await expect(page.locator("[data-store-link]").first()).toHaveAttribute("href", /^https:/);
    expect(watched.complaints).toEqual([]);
  });
}
