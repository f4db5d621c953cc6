import type { MetadataRoute } from "next";
import { brand } from "@/content/brand";
import { pages } from "@/content/pages";
import { theme } from "@/content/theme";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    short_name: brand.name,
    description: pages.home.seo.description,
    start_url: pages.home.path,
    display: "browser",
    background_color: theme.paper,
    theme_color: theme.ink,
    icons: [
      { src: "/assets/art/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/assets/art/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/assets/art/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
