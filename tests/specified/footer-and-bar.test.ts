import { brand } from "../../content/brand";
import { expect, test, words } from "./test";

const tagline = `Labels Hide, ${brand.name} Reveals.`;

test("has its tagline in the footer (req 29)", words({ "site.footer.tagline": tagline }), async ({ read }) => {
  await expect((await read()).getByRole("contentinfo").getByText(tagline, { exact: true })).toBeVisible();
});

const profiles = [/^https:\/\/www\.tiktok\.com\//m, /^https:\/\/www\.instagram\.com\//m];

test(
  "links to a short-video and a photo profile (req 72)",
  words({ "site.footer.social[].href": profiles }),
  async ({ read }) => {
    const links = (await read()).getByRole("contentinfo").getByRole("link");
    const addresses = await links.evaluateAll((links) => links.map((link) => link.getAttribute("href")).join("\n"));
    for (const profile of profiles) expect(addresses).toMatch(profile);
  },
);

test(
  "has a copyright line for 2025 (req 74)",
  words({ "site.footer.copyright": RegExp(`^© 2025 ${brand.name}\\b`) }),
  async ({ read }) => {
    const line = (await read()).getByRole("contentinfo").getByText(RegExp(`^© 2025 ${brand.name}\\b`));
    await expect(line).toBeVisible();
  },
);

const disclaimer =
  "Privacy-first design. No personal data collection. For informational purposes only — not medical advice.";

test(
  "has the disclaimer word for word in the footer (req 75)",
  words({ "site.footer.disclaimer": disclaimer }),
  async ({ read }) => {
    await expect((await read()).getByRole("contentinfo").getByText(disclaimer, { exact: true })).toBeVisible();
  },
);

for (const [number, field, text] of [
  [76, "title", "Ready to Take Control?"],
  [77, "detail", "First scans free — download now"],
] as const)
  test(
    `has the text ${text} in the download bar (req ${number})`,
    words({ [`home.downloadBar.${field}`]: text }),
    async ({ read }) => {
      const page = await read();
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" }));
      await expect(page.getByRole("complementary").getByText(text, { exact: true })).toBeVisible();
    },
  );
