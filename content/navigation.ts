import { pages } from "./pages";
import type { Navigation } from "./schema";

/** The links in the top bar. */
export const navigation: Navigation = {
  label: "Main",
  links: [
    { label: "How it works", href: "/#how-to-use" },
    { label: "What it does", href: pages.whatItDoes.path },
    { label: "Questions", href: "/#faq" },
    { label: "About us", href: pages.aboutUs.path },
  ],
};
