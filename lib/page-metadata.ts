import type { Metadata } from "next";
import { brand } from "@/content/brand";
import { plainText } from "@/content/plain-text";
import type { Page } from "@/content/schema";
import { cardFile, cardSize } from "./social-cards";

/** Returns the absolute URL of a path. Home has no trailing slash, because Next writes canonical links and og:url that way. */
export const addressOf = (path: string) => brand.siteUrl + (path === "/" ? "" : path);

/** Whether this build is a preview at another address than the site's. */
export const isPreview = process.env.PREVIEW_URL !== undefined;

/** Returns a page's metadata: title, description, canonical address, Open Graph and Twitter card. */
export function pageMetadata({ path, heading, seo, card }: Page): Metadata {
  const alt = `${plainText(heading)} – ${card.alt}`;
  const images = [{ url: addressOf(`/cards/${cardFile(path)}`), ...cardSize, alt }];
  return {
    ...seo,
    // A preview has noindex and no canonical URL, because the original is at the site's address.
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
