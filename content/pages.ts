import { brand } from "./brand";
import { type Pose, pose } from "./drawings";
import { legalPages } from "./legal";
import { founder } from "./people";
import type { Page, Photo } from "./schema";
import { cameraScreen, ingredientScreen } from "./screens";
import { whyIBuiltThis } from "./why-i-built-this";

/** The name as it appears in URLs: "Lumen Label" becomes "lumen-label". */
const nameSlug = brand.name.toLowerCase().replace(/ +/g, "-");

/** Returns a photo for a card, without its caption. */
const photo = ({ src, alt }: Photo) => ({ src, alt });

const mascot = (name: Pose, does: string) => pose(name, `${brand.name}, ${brand.mascot}, ${does}`);

/**
 * All pages, in the order of the footer and the sitemap. Routes, headings, search results, social
 * cards, breadcrumbs, the sitemap and the tests use this list. To add a page, add an entry here and
 * a route in app/.
 */
export const pages = {
  home: {
    path: "/",
    type: "WebPage",
    linkText: "Home",
    heading: ["What’s in it? ", { mark: `Ask\u00a0${brand.name}.` }],
    seo: {
      title: `${brand.name}: scan labels, know every ingredient`,
      description: `Point your iPhone at a label. ${brand.name} reads it and explains each ingredient in plain language, your allergens flagged. Start free.`,
    },
    card: { ...mascot("pointing", "points at the words"), line: "The iPhone app that reads labels" },
    revised: "2026-11-24",
  },
  aboutUs: {
    path: "/about-us",
    type: "AboutPage",
    linkText: "About Us",
    heading: ["About Us"],
    seo: {
      title: `About Us: the people behind ${brand.name}`,
      description: `A mother who reads packages and a developer who reads everything else. Who makes ${brand.name}, the label-reading app, and how.`,
    },
    card: { ...mascot("waving", "waves"), line: "A mother and a developer", photo: photo(founder.portrait) },
    revised: "2026-11-24",
  },
  whyIBuiltThis: {
    path: "/why-i-built-this",
    type: "AboutPage",
    linkText: "Why I Built This",
    heading: ["Why I Built This"],
    seo: {
      title: `Why I Built This: the story of ${brand.name}`,
      description:
        "A rash nobody could explain, a night with a magnifying glass and forty ingredient names, and the first scan that answered in one sentence.",
    },
    card: { ...mascot("shrugging", "shrugs"), line: "It began with a rash", photo: photo(whyIBuiltThis.photo) },
    revised: "2026-11-24",
  },
  whatItDoes: {
    path: `/what-${nameSlug}-does`,
    type: "WebPage",
    linkText: `What ${brand.name} AI Does`,
    shortText: "What It Does",
    heading: [`What ${brand.name} AI Does`],
    seo: {
      title: `What ${brand.name} AI Does, and what it does not`,
      description: `${brand.name} reads ingredient lists by camera and explains each entry: purpose, effects, FDA and EU status, origin and safety notes.`,
    },
    card: { ...mascot("thinking", "thinks"), line: "And what it doesn’t", photo: photo(cameraScreen) },
    revised: "2026-11-24",
  },
  ingredients: {
    path: "/ingredients",
    type: "WebPage",
    linkText: "Ingredients",
    heading: ["Ingredients, Explained"],
    seo: {
      title: `Ingredients, explained plainly · ${brand.name}`,
      description:
        "Latin names, E numbers and trade words of food and cosmetics, each in a plain sentence: what it does, FDA and EU status, origin and source.",
    },
    card: {
      ...mascot("reading", "reads a label"),
      line: "Each in a plain sentence",
      photo: photo(ingredientScreen),
    },
    revised: "2026-11-24",
  },
} satisfies Record<string, Page>;

/** The pages above, followed by the legal pages that have sections. */
export const pageList: Page[] = [
  ...Object.values(pages),
  ...legalPages
    .filter(({ sections }) => sections.length > 0)
    .map(({ path, linkText, description, revised }) => ({
      path,
      type: "WebPage" as const,
      linkText,
      heading: [linkText],
      seo: { title: `${linkText} · ${brand.name}`, description },
      card: mascot("reading", "reads a label"),
      revised,
    })),
];
