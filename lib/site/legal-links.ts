import { legalPages } from "@/content/legal";

/** Returns the links to the legal pages that are on this site, with sections, or elsewhere. */
export function legalLinks(): { text: string; href: string }[] {
  return legalPages.flatMap(({ linkText, path, href, sections }) => {
    const address = sections.length > 0 ? path : href;
    return address ? { text: linkText, href: address } : [];
  });
}
