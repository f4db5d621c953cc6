import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { HydrationMark } from "@/components/layout/hydration-mark";
import { SiteHeader } from "@/components/layout/site-header";
import { StoreDescription } from "@/components/store/store-description";
import { brand } from "@/content/brand";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { theme } from "@/content/theme";
import { earlyScript } from "@/generated/early-script";
import { withBasePath } from "@/lib/site/base-path";
import { siteAddress } from "@/lib/site/site-address";
import { developmentPolicy } from "@/lib/third-parties/development-policy";
import { ContentProblems } from "./content-problems";
import "./globals.css";

/*
 * The browser requests these fonts when it lays out text. With preloads in the head, Chromium delays the first frame
 * (docs/performance.md). scripts/build/font-fallbacks.ts generates the fallbacks, because Next adjusts only Arial, in one weight.
 */
const display = localFont({
  src: "../generated/display.woff2",
  weight: "800",
  variable: "--face-display",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
});
/* The text font has a slashed zero; this one does not. */
const figures = localFont({
  src: "../generated/figures.woff2",
  weight: "400 700",
  variable: "--face-figures",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: "unicode-range", value: "U+30-39" }],
});
const text = localFont({
  src: "../generated/text.woff2",
  weight: "400 700",
  variable: "--face-text",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(siteAddress().url),
  applicationName: brand.name,
  // Safari on an iPhone would make links of them, also before React hydrates the text.
  formatDetection: { telephone: false, date: false, address: false },
  itunes: store.smartAppBanner ? { appId: store.link.replace(/^.*\/id/, "") } : undefined,
  icons: {
    icon: [
      { url: withBasePath("/favicon.ico"), sizes: "48x48" },
      { url: withBasePath("/assets/art/favicon.svg"), type: "image/svg+xml" },
    ],
    apple: withBasePath("/assets/art/apple-touch-icon.png"),
  },
};

export const viewport: Viewport = { themeColor: theme.ink, colorScheme: "only light", viewportFit: "cover" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The early script changes the state before React compares it.
    <html
      lang={brand.language}
      className={`${display.variable} ${text.variable} ${figures.variable}`}
      data-state="static"
      suppressHydrationWarning
    >
      <head>
        {process.env.NODE_ENV === "development" && (
          <meta httpEquiv="Content-Security-Policy" content={developmentPolicy()} />
        )}
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, needed before the first paint
          dangerouslySetInnerHTML={{ __html: earlyScript }}
        />
      </head>
      <body>
        {process.env.NODE_ENV === "development" && <ContentProblems />}
        <a
          href="#main"
          className="absolute top-[calc(0.5rem+env(safe-area-inset-top))] left-(--gutter-left) z-50 rounded-button bg-cobalt px-4 py-3 font-bold text-paper [transform:translateY(calc(-6rem-env(safe-area-inset-top)))] focus:[transform:none]"
        >
          {site.skipLink}
        </a>
        <SiteHeader />
        <StoreDescription />
        {children}
        <HydrationMark />
      </body>
    </html>
  );
}
