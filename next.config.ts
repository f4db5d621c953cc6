import type { NextConfig } from "next";
import { buildId } from "./scripts/build/sources";

const config: NextConfig = {
  // Plain files for any bucket or CDN; nothing runs on a server.
  output: "export",
  // `/about-us` is the canonical form. scripts/build/finish-export.ts adds `about-us/index.html` beside
  // `about-us.html`, since half of the common hosts answer only to one of the two.
  trailingSlash: false,
  // The image optimiser needs a server; scripts/build/render-pictures.ts makes the sizes beforehand.
  images: { unoptimized: true },
  // Next's own is random: one commit would give another export each time.
  generateBuildId: buildId,
  // Not a lockfile that happens to lie in a folder above.
  turbopack: { root: import.meta.dirname },
  // The development server reloads pages for the hosts it knows; it knows localhost by itself.
  // `npm run gallery` alone knows pages named page.gallery.tsx, so that none is ever exported.
  ...(process.env.GALLERY ? { pageExtensions: ["gallery.tsx", "tsx", "ts"] } : {}),
  allowedDevOrigins: ["127.0.0.1"],
};

export default config;
