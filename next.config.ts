import type { NextConfig } from "next";

const config: NextConfig = {
  // Plain files for any bucket or CDN; nothing runs on a server.
  output: "export",
  // `/about-us` is the canonical form. scripts/finish-export.ts adds `about-us/index.html` beside
  // `about-us.html`, since half of the common hosts answer only to one of the two.
  trailingSlash: false,
  // The image optimiser needs a server; scripts/pictures.ts makes the sizes beforehand.
  images: { unoptimized: true },
};

export default config;
