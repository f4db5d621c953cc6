import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { faq } from "@/content/faq";
import { pageList } from "@/content/pages";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { chromiumFlags, findChromium } from "@/scripts/machine/find-chromium";
import { copySite } from "../copy";
import { checks } from "../requests";
import { bucket, isInstalled, publish, type Running, scratch, servers, workplace } from "./servers";

/* `npm run test:hosts`: the built site on every host that can run here. */
jest.setTimeout(300_000);

/** A folder on a server as `npm run deploy -- rsync` fills it. */
async function onServer() {
  const root = path.join(scratch(), "site");
  mkdirSync(root);
  const deploy = (cwd: string, ...flags: string[]) =>
    publish(cwd, "rsync", { RSYNC_TARGET: root }, ...flags);
  return { root, deploy };
}

describe.each(Object.entries(servers))("%s", (_, server) => {
  const isHere = isInstalled(server);
  let running: Running | undefined;
  beforeAll(async () => {
    if (!isHere) return;
    const { root, deploy } = await onServer();
    await deploy(workplace());
    running = await server.start(root);
  });
  afterAll(() => running?.stop());

  for (const [name, check] of Object.entries(checks))
    (isHere && !server.cannotShow?.test(name) ? it : it.skip)(name, () =>
      check(running?.origin ?? ""),
    );
});

/** Every control whose files are fetched late. */
const controls: Record<string, (page: Page) => Promise<unknown>> = {
  async "a product's tab"(page) {
    await page.locator(".label-tab").nth(1).click();
    await page.locator(".label-tab:nth-child(2)[aria-pressed=true]").waitFor();
  },
  async "a question"(page) {
    await page.getByRole("button", { name: faq[0]?.question }).click();
    await page.locator('button[aria-expanded="true"]').first().waitFor();
  },
  async "a source's tooltip"(page) {
    await page.locator(".source-tip:visible").first().hover();
    await page.getByRole("tooltip").first().waitFor();
  },
  async "copy link"(page) {
    await page.getByRole("button", { name: site.handOff.button }).first().click();
    await page.getByText(site.handOff.copied).waitFor();
  },
  async "another page, its links tagged"(page) {
    const to = pageList[1];
    await page.getByRole("contentinfo").getByRole("link", { name: to?.label }).click();
    await page.waitForURL(`**${to?.path}`);
    await page.locator("[data-store-link][href*=pid]").first().waitFor();
  },
};

/** Opens the landing page; what is given back uses every control, and says what went wrong. */
async function openVisit(browser: Browser | undefined, origin: string) {
  const permissions = ["clipboard-read", "clipboard-write"];
  if (!browser) throw new Error("There is no browser.");
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.setDefaultTimeout(15_000);
  page.on("response", (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`);
  });
  page.on("pageerror", (error) => troubles.push(String(error)));
  const link = `{ clickURL: "${store.link}?pid=ad" }`;
  const body = `window.AF_SMART_SCRIPT = { generateOneLinkURL: () => (${link}) };`;
  await page.route(`${store.smartScript}*`, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  await page.goto(`${origin}/?utm_source=ad`);
  await page.locator("html[data-hydrated]").waitFor();
  return async () => {
    for (const [control, use] of Object.entries(controls))
      await use(page).catch((error) => troubles.push(`${control}: ${error}`));
    await context.close();
    return troubles;
  };
}

/** Asks for pages and for all that they name, until it is stopped; gives the answers that were none. */
function load(origin: string) {
  const failures: string[] = [];
  let isOver = false;
  const askOn = async () => {
    for (let count = 0; !isOver; count++) {
      const address = pageList[count % pageList.length]?.path ?? "/";
      const text = await fetch(origin + address).then((answer) => answer.text());
      for (const [, file] of text.matchAll(/"(\/_next\/static\/[^"\\]+)"/g)) {
        const { ok, status } = await fetch(origin + file);
        if (!ok) failures.push(`${status} ${file} of ${address}`);
      }
    }
  };
  const asking = [askOn(), askOn(), askOn()];
  return async () => {
    isOver = true;
    await Promise.all(asking);
    return failures;
  };
}

describe("a deploy in the middle of visits", () => {
  /* A second release: another style sheet, and other constants in what is fetched late. */
  const copy = copySite("release");
  let browser: Browser | undefined;
  beforeAll(async () => {
    copy.edit("app/globals.css", /$/, "\n:root { --release: 2 }\n");
    copy.edit("content/constants.ts", /duration: 4000/, "duration: 4100");
    copy.edit("content/constants.ts", /delay: 700/, "delay: 690");
    copy.build();
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  });
  afterAll(() => browser?.close());

  it.each(["nginx", "s3"])("and a rollback, on %s, are noticed by nobody", async (host) => {
    const cwd = workplace();
    const s3 = host === "s3" ? await bucket() : undefined;
    const { root, deploy: toServer } = await onServer();
    const running = s3 ?? (await servers.nginx?.start(root));
    const deploy = (...flags: string[]) =>
      s3 ? publish(cwd, "s3", s3.env, ...flags) : toServer(cwd, ...flags);
    const origin = running?.origin ?? "";
    await deploy();
    rmSync(path.join(cwd, "out"), { recursive: true });
    cpSync(copy.file("out"), path.join(cwd, "out"), { recursive: true, preserveTimestamps: true });
    const finish = load(origin);
    const troubles: string[] = [];
    for (const [release, ...flags] of [[copy.file("out")], ["out", "--rollback"]]) {
      const visits = await Promise.all([1, 2, 3].map(() => openVisit(browser, origin)));
      // Some visitors act while the files are on their way, one after.
      const acting = visits.slice(1).map((use) => use());
      await deploy(...flags);
      troubles.push(...(await Promise.all([...acting, visits[0]?.() ?? []])).flat());
      const served = await fetch(origin).then((answer) => answer.text());
      expect(served).toBe(readFileSync(path.join(`${release}`, "index.html"), "utf8"));
    }
    expect([...(await finish()), ...troubles]).toEqual([]);
    await running?.stop();
  });
});
