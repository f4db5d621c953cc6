import { store } from "../../content/store";
import { attributionKeys } from "../../lib/smart-script";
import { everyPath, expect, hydrated, missing, pages, provider, serve, test } from "./test";

const evil = "evil.example";

/* What a visitor, or whoever made her link, may put into the address and into the browser's storage. */
const payloads = [
  "<script>window.ran=1</script>",
  '"><img src=x onerror=window.ran=1>',
  "'-(window.ran=1)-'",
  "javascript:window.ran=1",
  "</script><svg onload=window.ran=1>",
  `//${evil}/`,
  `https://${evil}/?${store.link}`,
  `${store.link}@${evil}`,
  `\\${evil}?a=b&utm_source=ad`,
  `/${evil}?a=b&utm_source=ad`,
  "\\u003cimg src=x onerror=window.ran=1\\u003e",
  "%E0%A4%A",
  '{"__proto__":{"ran":1}}',
  "null",
  "\0\ud800\u202e\uffff",
];
const others =
  "af_sub2 pid c label pick redirect next url _rsc __proto__ constructor[prototype][ran] ran";
const paths = [...everyPath, "//", "///about-us"];

test("hostile addresses and stored values do nothing", async ({ page, complaints, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    const isOurs = [baseURL, "data:", store.smartScript].some((own) => url.startsWith(String(own)));
    if (!isOurs) foreign.push(url);
  });
  await page.route(store.smartScript, serve(provider));
  // An ordinary visit shows under which names the site stores anything.
  await page.goto("/?utm_source=ad");
  const status = () => page.evaluate(() => window.smartLink?.status);
  await expect.poll(status).toBe(store.consent === "off" ? undefined : "tagged");
  const names = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  if (store.consent !== "off") expect(names.length).toBeGreaterThan(0);

  // Where nothing in the address says that a visit begins, what was stored by an earlier page counts.
  const later = others.split(" ");
  const visits = [[...attributionKeys, ...later], later].flatMap((asked) =>
    payloads.map((payload) => ({ asked, payload })),
  );
  for (const [index, { asked, payload }] of visits.entries()) {
    await page.evaluate(
      ([names, payload]) => {
        for (const name of names)
          for (const storage of [localStorage, sessionStorage]) storage.setItem(name, payload);
      },
      [[...names, payload], payload] as const,
    );
    const pairs = [...asked, payload].map((key) => [key, payload]);
    // Encoded, as a browser's form would, and as it is.
    const raw = pairs.map((pair) => pair.join("=")).join("&");
    const search = `${new URLSearchParams(pairs)}&${raw.replace(/[#\s\0]/g, "")}`;
    await page.goto("about:blank");
    const address = `${paths[index % paths.length]}?${search}#${payload}`;
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
    for (const link of seen.links) expect(known, address).toContain(link);
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
  expect(foreign).toEqual([]);
  // The unknown page logs its path, and is answered with 404.
  const own = complaints.filter((text) => !/404/.test(text) && !text.includes(missing));
  expect(own).toEqual([]);
});

test("odd addresses show their page, their query kept", async ({ page, baseURL, complaints }) => {
  for (const [address, hash, shown] of [
    ["//", "", 0],
    [`//${pages[1]?.path}/`, "", 1],
    ["//", "#faq", 0],
    ["/\\", "", 0],
  ] as const) {
    await page.goto(`${baseURL}${address}?utm_source=ad${hash}`);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[shown]?.title ?? "");
    const { pathname, search } = new URL(page.url());
    expect(pathname).toMatch(/^\/(?!\/)/);
    expect(search).toBe("?utm_source=ad");
  }
  expect(complaints).toEqual([]);
});
