import { aboutUs } from "../../content/about-us";
import { routes } from "../../content/brand";
import { home } from "../../content/home";
import type { RichText } from "../../content/schema";
import { whatItDoes } from "../../content/what-it-does";
import { whyIBuiltThis } from "../../content/why-i-built-this";

/** Copy as a person reads it, without its emphasis. */
export function plain(text: RichText): string {
  return text
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("mark" in piece) return piece.mark;
      return "term" in piece ? piece.term : piece.link;
    })
    .join("");
}

/** The four pages, with the heading that tells a visitor where she is. */
export const pages = [
  { path: routes.home, title: plain(home.hero.heading) },
  { path: routes.aboutUs, title: aboutUs.title },
  { path: routes.whyIBuiltThis, title: whyIBuiltThis.title },
  { path: routes.whatItDoes, title: whatItDoes.title },
];

export const missing = "/no/such-page";
