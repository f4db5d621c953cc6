import { aboutUs } from "@/content/about-us";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import type { Photo } from "@/content/schema";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";

type Files = Pick<Photo, "src" | "widths">;

/* A page that is not here shows no photos. */
const copyOf: Partial<Record<keyof typeof pages, object>> = {
  home,
  aboutUs,
  whyIBuiltThis,
  whatItDoes,
};

/** Returns the path of a photo's largest file, in the format that every reader of links knows. */
export const largestFile = ({ src, widths }: Files) => `${src}-${Math.max(...widths)}.png`;

/** Returns the paths of the photos that a page shows, each in its largest size. */
export function photosOf(path: string): string[] {
  const names = Object.keys(pages) as (keyof typeof pages)[];
  const name = names.find((name) => pages[name].path === path);
  return name ? photosIn(copyOf[name]).map(largestFile) : [];
}

function photosIn(copy: unknown): Files[] {
  if (typeof copy !== "object" || copy === null) return [];
  return "src" in copy && "widths" in copy
    ? [copy as Files]
    : Object.values(copy).flatMap(photosIn);
}
