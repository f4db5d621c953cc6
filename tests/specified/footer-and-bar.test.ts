import { waitForHydration } from "../helpers/wait-for-hydration";
import { badgeName, expect, storeLink, test } from "./test";

test("shows name and tagline in the footer (req 70)", async ({ read }) => {
  const footer = (await read()).getByRole("contentinfo");
  await expect(footer.getByText("Ingrid", { exact: true }).first()).toBeVisible();
  await expect(footer.getByText("Labels Hide, Ingrid Reveals.")).toBeVisible();
});

test("has the badge in the footer (req 71)", async ({ read }) => {
  const badge = (await read()).getByRole("contentinfo").getByRole("link", { name: badgeName });
  await expect(badge).toHaveAttribute("href", storeLink);
});

test("links to a short-video and a photo profile (req 72)", async ({ read }) => {
  const footer = (await read()).getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "TikTok" })).toHaveAttribute("href", /^https:\/\/www\.tiktok\.com\//);
  await expect(footer.getByRole("link", { name: "Instagram" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.instagram\.com\//,
  );
});

test("shows the e-mail address as its contact link (req 73)", async ({ read }) => {
  const link = (await read()).getByRole("contentinfo").getByRole("link", { name: /@/ });
  await expect(link).toHaveText("hello@ingrid.example");
  await expect(link).toHaveAttribute("href", "mailto:hello@ingrid.example");
});

test("has a copyright line for 2025 (req 74)", async ({ read }) => {
  await expect((await read()).getByRole("contentinfo").getByText(/^© 2025 Ingrid\b/)).toBeVisible();
});

test("has the disclaimer word for word in the footer (req 75)", async ({ read }) => {
  await expect((await read()).getByRole("contentinfo")).toContainText(
    "Privacy-first design. No personal data collection. For informational purposes only — not medical advice.",
  );
});

test.describe("the download bar", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("has both texts and the badge (req 76, 77, 78)", async ({ page }) => {
    await page.goto(`${process.env.OWNERS_URL}/`);
    await waitForHydration(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" }));
    const bar = page.getByRole("complementary", { name: "Ready to Take Control?" });
    await expect(bar.getByText("Ready to Take Control?")).toBeVisible();
    await expect(bar.getByText("First scans free — download now")).toBeVisible();
    await expect(bar.getByRole("link", { name: badgeName })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar.getByText("Ready to Take Control?")).toBeVisible();
    await expect(bar.getByText("First scans free — download now")).toBeHidden();
  });
});
