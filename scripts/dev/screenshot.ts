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
  await page.locator("html[data-hydrated]").waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

const canvas = {
  width: desktop.width + phone.width + 3 * gap,
  height: desktop.height + 2 * gap,
  channels: 3 as const,
  background: theme.shelf,
};
const images = [
  { input: await screenshot(desktop), left: gap, top: gap },
  { input: await screenshot(phone), left: desktop.width + 2 * gap, top: gap },
];
const composite = await sharp({ create: canvas }).composite(images).png().toBuffer();
await sharp(composite).resize(1400).png({ palette: true }).toFile("docs/landing.png");
await browser.close();
site.close();
console.log("docs/landing.png shows the site in out/.");
