import { brand } from "../../content/brand";
import { pages } from "../../content/pages";
import { expect, test, words } from "./test";

const slug = brand.name.toLowerCase().replaceAll(" ", "-");

for (const [numbers, name, path, title] of [
  ["2, 79", "aboutUs", "/about-us", "About Us"],
  ["3, 82", "whyIBuiltThis", "/why-i-built-this", "Why I Built This"],
  ["4, 86", "whatItDoes", `/what-${slug}-does`, `What ${brand.name} AI Does`],
] as const)
  test(
    `${path.replace(slug, "{product}")} has the title ${title.replace(brand.name, "{product}")} (req ${numbers})`,
    words({
      [`pages.${name}.path`]: path,
      [`pages.${name}.heading`]: title,
      [`pages.${name}.seo.title`]: RegExp(`^${title}`),
    }),
    async ({ read }) => {
      const page = await read(path);
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(RegExp(`^${title}`));
    },
  );

const roles = ["Founder", "Lead Developer"];

test(
  "has a card for the founder and one for the lead developer (req 80)",
  words({ "aboutUs.people[].role": roles }),
  async ({ read }) => {
    const cards = (await read(pages.aboutUs.path)).getByRole("article");
    await expect(cards).toHaveCount(2);
    for (const [index, role] of roles.entries()) await expect(cards.nth(index)).toContainText(role);
  },
);

test(
  "captions the photo as a childhood photo (req 83)",
  words({ "whyIBuiltThis.photo.caption": /Childhood photo/ }),
  async ({ read }) => {
    const figure = (await read(pages.whyIBuiltThis.path)).getByRole("figure").filter({ hasText: "Childhood photo" });
    await expect(figure.getByRole("img")).toBeVisible();
  },
);

const closingLine = "Scan ingredients. Get instant knowledge. Make better choices.";

test(
  "has the closing line word for word (req 91)",
  words({ "whatItDoes.ending.line": closingLine }),
  async ({ read }) => {
    await expect((await read(pages.whatItDoes.path)).getByText(closingLine, { exact: true })).toBeVisible();
  },
);

test(
  "shows Oops! Page not found at an unknown address (req 92)",
  words({ "notFound.title": "Oops! Page not found" }),
  async ({ read }) => {
    await expect((await read("/no-such-page")).getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  },
);

test(
  "links home with Return to Home from an unknown address (req 93)",
  words({ "notFound.button": "Return to Home" }),
  async ({ read }) => {
    const link = (await read("/no-such-page")).getByRole("link", { name: "Return to Home", exact: true });
    await expect(link).toHaveAttribute("href", "/");
  },
);

test(
  "has the release date 1745366400 in the badge's address (req 129)",
  words({ "store.badge.releaseDate": 1745366400 }),
  async ({ read }) => {
    const badge = (await read()).getByRole("main").locator('img[src*="app-store-badge"]').first();
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAttribute("src", /[?&]releaseDate=1745366400$/);
  },
);
