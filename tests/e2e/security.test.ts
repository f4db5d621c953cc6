import { test as base, expect } from "playwright/test";
import { store } from "../../content/store";

/*
 * What the policy of each page is for: text that somebody managed to put into a page, in the forms that would run.
 * Each is tried without the policy too, where it must run, or the test proves nothing. What the policy says, word for
 * word, is in tests/export/hosting/policy.test.ts.
 */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(process.env.BASE_URL),
});

const evil = "https://evil.example";
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const payloads = {
  inline: "<script>window.ran.push('inline')</script>",
  handler: `<img src="/no.png" onerror="window.ran.push('handler')">`,
  document: `<iframe srcdoc="<script>parent.ran.push('document')</script>"></iframe>`,
  script: `<script src="${evil}/a.js"></script>`,
  frame: `<iframe src="${evil}/frame"></iframe>`,
  sheet: `<link rel=stylesheet href="${evil}/a.css">`,
  picture: `<img src="${evil}/a.png">`,
  object: `<object data="${evil}/a.svg"></object>`,
};
const foreign = ["a.css", "a.js", "a.png", "a.svg", "frame"];

test("what is put into a page neither runs nor asks anybody, and would without the policy", async ({
  page,
}) => {
  let isProtected = true;
  const asked = new Set<string>();
  await page.route(`${evil}/**`, (route) => {
    asked.add(route.request().url().replace(`${evil}/`, ""));
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.route(store.smartScript, (route) => route.fulfill({ body: "" }));
  await page.addInitScript(() => Object.assign(window, { ran: [] }));
  await page.route("/about-us", async (route) => {
    const response = await route.fetch();
    const own = await response.text();
    expect(own).toMatch(policy);
    const body = own.replace("<body>", () => `<body>${Object.values(payloads).join("")}`);
    await route.fulfill({ response, body: isProtected ? body : body.replace(policy, "") });
  });
  const ran = () => page.evaluate(() => (window as unknown as { ran: string[] }).ran.sort());

  await page.goto("/about-us", { waitUntil: "networkidle" });
  expect(await ran()).toEqual([]);
  expect([...asked]).toEqual([]);

  isProtected = false;
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await expect.poll(ran).toEqual(["document", "handler", "inline"]);
  await expect.poll(() => [...asked].sort()).toEqual(foreign);
});

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
