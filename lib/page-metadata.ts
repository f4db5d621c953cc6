import type { Metadata } from "next";
import { brand } from "@/content/brand";
import { plainText } from "@/content/plain-text";
import type { Page } from "@/content/schema";
import { addressOf } from "./page-address";
import { cardFile, cardSize } from "./social-cards";

/** Whether this is built for another address than the site's own. */
export const isPreview = process.env.SITE_URL !== undefined;

/** Returns a page's whole metadata: title, description, canonical address, Open Graph and Twitter card. */
export function pageMetadata({ path, heading, seo, card }: Page): Metadata {
  const images = [
    {
      url: addressOf(`/cards/${cardFile(path)}`),
      ...cardSize,
      alt: `${plainText(heading)} – ${card.alt}`,
    },
  ];
  return {
    ...seo,
    // A preview must not compete with the same page at the site's own address.
    ...(isPreview ? { robots: { index: false } } : { alternates: { canonical: addressOf(path) } }),
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
