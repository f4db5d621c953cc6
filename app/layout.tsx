import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { HydrationMark } from "@/components/layout/hydration-mark";
import { SiteHeader } from "@/components/layout/site-header";
import { Analytics } from "@/components/scripts/analytics";
import { ConsentTool } from "@/components/scripts/consent-tool";
import { AttributionPreload } from "@/components/smart-link/preload";
import { SmartLinkScript } from "@/components/smart-link/smart-link-script";
import { SourceTips } from "@/components/ui/source-tips";
import { brand } from "@/content/brand";
import { scripts } from "@/content/scripts";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { theme } from "@/content/theme";
import { beforeHydration, mendAddress } from "./generated/head-scripts";
import "./globals.css";

/* Without Next's fallbacks, which are of one weight and of Arial alone: scripts/build/fallbacks.ts makes ours. */
const display = localFont({
  src: "./generated/display.woff2",
  weight: "800",
  variable: "--face-display",
  display: "swap",
  adjustFontFallback: false,
});
const text = localFont({
  src: "./generated/text.woff2",
  weight: "400 700",
  variable: "--face-text",
  display: "swap",
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(brand.siteUrl),
  applicationName: brand.name,
  formatDetection: { telephone: false },
  manifest: "/manifest.webmanifest",
  itunes: store.smartAppBanner ? { appId: store.link.replace(/^.*\/id/, "") } : undefined,
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "48x48" },
      { url: "/assets/art/favicon.svg", type: "image/svg+xml" },
    ],
    apple: "/assets/art/apple-touch-icon.png",
  },
};

export const viewport: Viewport = { themeColor: theme.ink, viewportFit: "cover" };

export default function RootLayout({ children }: { children: ReactNode }) {
  // Who edits is no visitor: nobody is asked while the site is made.
  const isAttributed = store.consent !== "off" && process.env.NODE_ENV !== "development";
  return (
    // beforeHydration adds a class that the server did not write.
    <html
      lang={brand.language}
      className={`${display.variable} ${text.variable}`}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, needed before the router */}
        <script dangerouslySetInnerHTML={{ __html: `${mendAddress}()` }} />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, needed before paint
          dangerouslySetInnerHTML={{ __html: `${beforeHydration}()` }}
        />
        {isAttributed && <AttributionPreload {...store} />}
        {scripts.analytics && <Analytics analytics={scripts.analytics} consent={store.consent} />}
      </head>
      <body>
        <a
          href="#main"
          className="absolute top-2 left-(--gutter-left) z-50 rounded-button bg-cobalt px-4 py-3 font-bold text-paper [transform:translateY(-6rem)] focus:[transform:none]"
        >
          {site.skipLink}
        </a>
        <SiteHeader />
        {children}
        <SourceTips />
        <HydrationMark />
        {isAttributed && <SmartLinkScript src={store.smartScript} consent={store.consent} />}
        {store.consent === "ask" && scripts.consent && <ConsentTool {...scripts.consent} />}
      </body>
    </html>
  );
}
