import { pages } from "./pages";
import type { Navigation } from "./schema";

/** The links in the top bar. */
export const navigation: Navigation = {
  label: "Main",
  links: [
    { text: "How It Works", href: "/#how-to-use" },
    { text: "What It Does", href: pages.whatItDoes.path },
    { text: "Questions", href: "/#faq" },
    { text: "About Us", href: pages.aboutUs.path },
  ],
};
