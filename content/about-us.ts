import { brand } from "./brand";
import { pose } from "./drawings";
import { pages } from "./pages";
import { founder, leadDeveloper } from "./people";
import type { AboutUs } from "./schema";

export const aboutUs: AboutUs = {
  lead: "One kitchen table, and a drawer of packages we can’t bring ourselves to throw away.",
  people: [founder, leadDeveloper],
  rule: {
    title: "Our oldest rule",
    text: `When ${brand.name} isn’t sure, it says so.`,
    mascot: pose("shrugging"),
    links: [
      { link: pages.whyIBuiltThis.linkText, href: pages.whyIBuiltThis.path },
      " · ",
      { link: pages.whatItDoes.shortText, href: pages.whatItDoes.path },
    ],
  },
  ending: { line: "Read a label with us.", mascot: pose("peeking") },
  formerly: brand.formerName && `Formerly ${brand.formerName}.`,
};
