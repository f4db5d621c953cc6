import type { Metadata } from "next";
import { brand } from "@/content/brand";
import { cardFile, cardSize } from "./cards";

interface PageFacts {
  title: string;
  description: string;
  /** The page's address without the domain. */
  path: string;
}

/** A page's whole metadata: title, description, canonical address, Open Graph and Twitter card. */
export function pageMetadata({ title, description, path }: PageFacts): Metadata {
  const images = [{ url: `/cards/${cardFile(path)}`, ...cardSize, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: "en_US",
      title,
      description,
      url: path,
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
