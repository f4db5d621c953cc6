import { pages } from "./pages";
import type { Navigation } from "./schema";

/** The links in the top bar. */
export const navigation: Navigation = {
  label: "Main",
  links: [
    { label: "How It Works", href: "/#how-to-use" },
    { label: "What It Does", href: pages.whatItDoes.path },
    { label: "Questions", href: "/#faq" },
    { label: "About Us", href: pages.aboutUs.path },
  ],
};
