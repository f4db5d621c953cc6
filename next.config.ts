import type { NextConfig } from "next";
import { buildId } from "./scripts/build/sources";

const config: NextConfig = {
  // Exports static files for any bucket or CDN.
  output: "export",
  // `/about-us` is the canonical URL. scripts/build/finish-export.ts adds `about-us/index.html`
  // beside `about-us.html`, because half of the common hosts serve only one of the two at this URL.
  trailingSlash: false,
  // The image optimizer needs a server. scripts/build/render-pictures.ts renders the sizes instead.
  images: { unoptimized: true },
  // Next's default id is random, so two builds of a commit would differ.
  generateBuildId: buildId,
  // Prevents Next from choosing a parent folder that has a lockfile.
  turbopack: { root: import.meta.dirname },
  // The development server allows only localhost by default.
  allowedDevOrigins: ["127.0.0.1"],
};

export default config;
