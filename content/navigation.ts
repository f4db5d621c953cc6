import { pages } from "./pages";
import type { Navigation } from "./schema";

/** The links in the top bar. */
export const navigation: Navigation = {
  label: "Main",
  download: "Get the App",
  links: [
    { text: "How It Works", href: "/#how-to-use" },
    { text: pages.whatItDoes.shortText, href: pages.whatItDoes.path },
    { text: "Questions", href: "/#faq" },
    { text: pages.aboutUs.linkText, href: pages.aboutUs.path },
  ],
};
