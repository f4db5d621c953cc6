import { chromium } from "playwright";
import sharp from "sharp";
import { theme } from "../../content/theme";
import { chromiumOptions } from "../browsers/find-chromium";
import { serveExport } from "./serve";

/* `npm run screenshot`: renders docs/landing.png from out/, a desktop beside a phone. */

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const gap = 40;

const site = await serveExport("out");
const browser = await chromium.launch(chromiumOptions());

async function screenshot(viewport: typeof desktop) {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.route(/^https:/, (route) => route.abort());
  await page.goto(`http://localhost:${site.port}/`);
  await page.locator("html[data-state=ready]").waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

const right = phone.width + 2 * gap;
const background = theme.shelf;
const onRight = { input: await screenshot(phone), left: desktop.width + 2 * gap, top: gap };
const composite = await sharp(await screenshot(desktop))
  .extend({ top: gap, bottom: gap, left: gap, right, background })
  .composite([onRight])
  .png()
  .toBuffer();
await sharp(composite).resize(1400).png({ palette: true }).toFile("docs/landing.png");
await browser.close();
site.close();
console.log("docs/landing.png shows the site in out/.");
