import { aboutUs } from "@/content/about-us";
import { routes } from "@/content/brand";
import { home } from "@/content/home";
import type { RichText } from "@/content/schema";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";

/** px; the size that Open Graph and Twitter readers crop least. */
export const cardSize = { width: 1200, height: 630 };

/** The file name of a page's social card; `path` is the page's address without the domain. */
export function cardFile(path: string) {
  return `${path.slice(1) || "home"}.png`;
}

/** What each card says: the page's heading, and the part of it that is highlighted. */
export const cards: { path: string; heading: RichText; mascot: string }[] = [
  { path: routes.home, heading: home.hero.heading, mascot: "pointing" },
  { path: routes.aboutUs, heading: [{ mark: aboutUs.title }], mascot: "waving" },
  { path: routes.whyIBuiltThis, heading: [{ mark: whyIBuiltThis.title }], mascot: "reading" },
  { path: routes.whatItDoes, heading: [{ mark: whatItDoes.title }], mascot: "thinking" },
];
