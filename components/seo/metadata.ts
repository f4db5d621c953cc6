import type { Metadata } from "next";
import { brand } from "@/content/brand";
import { plainText } from "@/content/plain-text";
import type { Page } from "@/content/schema";
import { cardFile, cardSize } from "./cards";

/** A page's whole metadata: title, description, canonical address, Open Graph and Twitter card. */
export function pageMetadata({ path, heading, seo, card }: Page): Metadata {
  const images = [
    { url: `/cards/${cardFile(path)}`, ...cardSize, alt: `${plainText(heading)} – ${card.alt}` },
  ];
  return {
    ...seo,
    alternates: { canonical: path },
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: "en_US",
      ...seo,
      url: path,
      images,
    },
    twitter: { card: "summary_large_image", ...seo, images },
  };
}
