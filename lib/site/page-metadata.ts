import type { Metadata } from "next";
import { brand } from "@/content/brand";
import type { Page } from "@/content/schema";
import { plainText } from "@/content/schema/plain-text";
import { addressOf, siteAddress } from "./site-address";
import { cardFile, cardSize } from "./social-cards";

/** Returns a page's metadata: title, description, canonical address, Open Graph and Twitter card. */
export function pageMetadata({ path, heading, seo, card }: Page): Metadata {
  const alt = `${plainText(heading)} – ${card.alt}`;
  const images = [{ url: addressOf(`/cards/${cardFile(path)}`), ...cardSize, alt }];
  return {
    ...seo,
    alternates: { canonical: addressOf(path) },
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
