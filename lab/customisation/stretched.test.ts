import { appendFileSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { pageList } from "@/content/pages";
import { entries } from "@/scripts/content/entries";
import { serveExport } from "@/scripts/dev/serve";
import { chromiumFlags, findChromium } from "@/scripts/machine/find-chromium";
import { copySite } from "../copy";
import { stretched } from "./stretch";

/*
 * Every text as long as the content check lets it be, and a name of 24 letters that cannot be broken between words:
 * what the check allows, the layout holds.
 */
const site = copySite("stretched");
const name = "Ingredientexplorerdeluxe";

/* Runs in the copy's modules, behind their content. */
function assign(into: Record<string, unknown>, from: Record<string, unknown>) {
  for (const [key, value] of Object.entries(from))
    if (key === "path" || key === "found" || key === "emphasis") continue;
    else if (typeof value === "object" && value !== null && into[key])
      assign(into[key] as typeof into, value as typeof from);
    else into[key] = value;
}

function stretchContent() {
  for (const { file, name, value, schema } of entries) {
    if (["content/brand.ts", "content/theme.ts", "content/launch.ts"].includes(file)) continue;
    const longer = JSON.stringify(stretched(value, schema));
    // No build may need the network, not even for a character that no font of ours has.
    const odd = longer.replace(/"heading":\["../, '"heading":["🧴');
    appendFileSync(site.file(file), `\n(${assign})(${name}, ${odd});\n`);
  }
  site.edit("content/brand.ts", /name: "[^"]*"/, `name: "${name}"`);
  // How it looks is all that is asked here: no types, and nothing after the export.
  site.edit("next.config.ts", /output: "export",/, "$& typescript: { ignoreBuildErrors: true },");
  site.edit("package.json", /(next build) && [^"]*/, "$1");
}

/** What a page does that it should not: texts over the edge, over one another, or cut off. */
const faults = `(() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push("scrolls sideways by " + (document.documentElement.scrollWidth - width) + " px");
  const isAside = (element) => element.closest(".sr-only, [aria-hidden=true], [data-sticky-bar], header, .small-print, noscript, [hidden]") || getComputedStyle(element).clipPath === "inset(50%)";
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || isAside(parent) || /SCRIPT|STYLE/.test(parent.tagName)) continue;
    const style = getComputedStyle(parent);
    if (style.visibility !== "visible" || !parent.checkVisibility({ opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const words = node.data.trim().slice(0, 40);
      let clip = parent, isScrolled = false;
      for (; clip && clip !== document.body; clip = clip.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(clip);
        const edge = clip.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) { isScrolled = true; break; }
        if (overflowX !== "visible" && (box.right > edge.right + 2 || box.left < edge.left - 2)) found.push("cut off at the side: " + words);
        if (overflowY !== "visible" && !/auto|scroll/.test(overflowY) && box.bottom > edge.bottom + 6) found.push("cut off below: " + words);
        if (/^(A|BUTTON)$/.test(clip.tagName) && (box.right > edge.right + 2 || box.left < edge.left - 2)) found.push("wider than its button: " + words);
      }
      if (!isScrolled && (box.right > width + 1 || box.left < -1)) found.push("over the edge: " + words);
      if (!isScrolled) boxes.push({ words, parent, left: box.left, right: box.right, top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.25 });
    }
  }
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      if (one.parent !== other.parent && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2)
        found.push("on one another: " + one.words + " | " + other.words);
  return [...new Set(found)];
})()`;

describe("a site whose every text is at its limit", () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serveExport>>;

  beforeAll(async () => {
    stretchContent();
    site.build();
    served = await serveExport(site.file("out"));
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  }, 900_000);
  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  const address = `/what-${name.toLowerCase()}-does`;
  const addresses = pageList.map(({ path }) => path.replace(/^\/what-.*/, address));

  describe.each([320, 1440])("in a window %s px wide", (width) => {
    it.each([...addresses, "/no-such-page"])("holds all of %s", async (address) => {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
      await page.goto(`http://localhost:${served.port}${address}`);
      await page.waitForSelector("html[data-hydrated]");
      const picture = site.file(`${width}${address.replace(/\W/g, "-")}.png`);
      await page.screenshot({ path: picture, fullPage: true });
      expect(await page.evaluate(faults)).toEqual([]);
      await page.close();
    });
  });
});
