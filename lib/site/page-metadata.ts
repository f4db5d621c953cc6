import type { Metadata } from "next";
import { brand } from "@/content/brand";
import type { Page } from "@/content/schema";
import { plainText } from "@/content/schema/plain-text";
import { addressOf, siteAddress } from "./site-address";
import { cardPath, cardSize } from "./social-cards";

/**
 * Returns a page's metadata: title, description, canonical address, Open Graph and Twitter card. `canonicalPath` is that of the
 * page to list in search results in its place. Link previews keep the page's address, because they fetch it for the card.
 */
export function pageMetadata(page: Page, canonicalPath = page.path): Metadata {
  const { path, heading, seo, card } = page;
  const alt = `${plainText(heading)} – ${card.photo?.alt ?? card.alt}`;
  const images = [{ url: addressOf(cardPath(page.path)), ...cardSize, alt }];
  return {
    ...seo,
    alternates: { canonical: addressOf(canonicalPath) },
    ...(siteAddress().isPreview && { robots: { index: false } }),
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: brand.language.replace("-", "_"),
      ...seo,
      url: addressOf(path),
      images,
    },
    twitter: { card: "summary_large_image", ...seo, images },
  };
}
