import { type Browser, chromium } from "playwright";
import { pageList } from "@/content/pages";
import { chromiumOptions } from "@/scripts/browsers/find-chromium";
import { contentRegistry } from "@/scripts/content/content-registry";
import { serveExport } from "@/scripts/dev/serve";
import { copySite } from "../../tests/copy-site";
import { findLayoutFaults } from "../../tests/helpers/find-layout-faults";
import { waitForHydration } from "../../tests/helpers/wait-for-hydration";
import { withMaxLength } from "./max-length-content";

/* Tests the layout with the longest texts that the schema allows, and an unbreakable name of 24 letters. */
const site = copySite("max-length");
const name = "Ingredientexplorerdeluxe";
const address = `/what-${name.toLowerCase()}-does`;
const addresses = pageList.map(({ path }) => path.replace(/^\/what-.*/, address));

/* Runs in the copy's modules. Does not change fields that must match other fields. */
function assignDeep(target: Record<string, unknown>, source: Record<string, unknown>) {
  for (const [key, value] of Object.entries(source))
    if (["path", "href", "found", "finds", "emphasis"].includes(key)) continue;
    else if (typeof value === "object" && value !== null && target[key])
      assignDeep(target[key] as typeof target, value as typeof source);
    else target[key] = value;
}

function lengthenContent() {
  for (const { file, name, value, schema } of contentRegistry) {
    if (["content/brand.ts", "content/theme.ts", "content/launch.ts"].includes(file)) continue;
    const longer = JSON.stringify(withMaxLength(value, schema));
    // The build must not download a font for a character that the fonts of the site lack.
    const withEmoji = longer.replace(/"heading":\["../, '"heading":["🧴');
    site.append(file, `(${assignDeep})(${name}, ${withEmoji})`);
  }
  // Together, the texts of chips must be shorter than each of them may be.
  site.append(
    "content/products.ts",
    "for (const { chips } of products) chips.forEach((chip) => (chip.text = chip.text.slice(0, 10)))",
  );
  // A phrase that the policy allows may be cut off.
  site.append("content/copy-policy.ts", "copyPolicy.forbidden.length = 0");
  site.edit("content/brand.ts", /name: "[^"]*"/, `name: "${name}"`);
  // Types and the steps after the export do not matter here.
  site.edit("next.config.ts", /output: "export",/, "$& typescript: { ignoreBuildErrors: true },");
  site.edit("package.json", /(next build) && [^"]*/, "$1");
}

let browser: Browser;
let served: Awaited<ReturnType<typeof serveExport>>;

beforeAll(async () => {
  lengthenContent();
  site.build();
  served = await serveExport(site.file("out"));
  browser = await chromium.launch(chromiumOptions());
}, 900_000);
afterAll(async () => {
  await browser?.close();
  served?.close();
});

describe.each([320, 360, 390, 768, 1024, 1280, 1440, 1920])("in a window of %s px", (width) => {
  it.each([...addresses, "/no-such-page"])("%s fits the longest texts", async (path) => {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
    await page.goto(`http://localhost:${served.port}${path}`);
    await waitForHydration(page);
    const picture = site.file(`${width}${path.replace(/\W/g, "-")}.png`);
    await page.screenshot({ path: picture, fullPage: true });
    expect(await page.evaluate(findLayoutFaults, {})).toEqual([]);
    await page.close();
  });
});
