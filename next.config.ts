import type { NextConfig } from "next";
import { basePathOf, siteAddress } from "./lib/site/site-address";
import { buildId } from "./scripts/build/sources";
import { ownAddresses } from "./scripts/dev/own-addresses";

const basePath = basePathOf(siteAddress().url);
const id = buildId();

const config: NextConfig = {
  // Exports static files for any bucket or CDN.
  output: "export",
  // The site may be at a path, such as https://user.github.io/site.
  basePath,
  // For lib/site/base-path.ts, since Next prefixes its own links and files only, and lib/site/social-cards.ts.
  env: { BASE_PATH: basePath, BUILD_ID: id },
  // `/about-us` is the canonical URL. scripts/build/finish-export.ts adds `about-us/index.html`
  // beside `about-us.html`, because half of the common hosts serve only one of the two at this URL.
  trailingSlash: false,
  // The image optimizer needs a server. scripts/build/pictures.ts renders the sizes instead.
  images: { unoptimized: true },
  // Next's default id is random, so two builds of a commit would differ.
  generateBuildId: () => id,
  // Prevents Next from choosing a parent folder that has a lockfile.
  turbopack: { root: import.meta.dirname },
  // A page gets the sheets of its own components, instead of those of several pages in one.
  experimental: { cssChunking: "graph" },
  // The development server allows only localhost by default, and prints an address for phones in the same network.
  allowedDevOrigins: ["127.0.0.1", ...ownAddresses()],
};

export default config;
