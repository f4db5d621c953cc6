import { aboutUs } from "@/content/about-us";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import type { Photo } from "@/content/schema";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";

/** The photos on each page, by path. */
const photos: Record<string, Photo[]> = {
  [pages.home.path]: [...home.labelConfusion.screens, home.founder.portrait],
  [pages.aboutUs.path]: aboutUs.people.map(({ portrait }) => portrait),
  [pages.whyIBuiltThis.path]: [whyIBuiltThis.photo],
  [pages.whatItDoes.path]: [whatItDoes.screen],
};

/** Returns the path of a photo's largest file, as PNG, which all crawlers support. */
export const largestFile = ({ src, widths }: Photo) => `${src}-${Math.max(...widths)}.png`;

/** Returns the paths of the largest files of a page's photos. */
export const photosOf = (path: string) => (photos[path] ?? []).map(largestFile);
