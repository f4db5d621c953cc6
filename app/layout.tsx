import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { HydrationMark } from "@/components/layout/hydration-mark";
import { mendAddress } from "@/components/layout/mend-address";
import { SiteHeader } from "@/components/layout/site-header";
import { SmartLinkScript } from "@/components/smart-link/smart-link-script";
import { Tips } from "@/components/ui/tips";
import { brand } from "@/content/brand";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { theme } from "@/content/theme";
import "./globals.css";

const display = localFont({
  src: "./generated/display.woff2",
  weight: "800",
  variable: "--font-bricolage",
  display: "swap",
  adjustFontFallback: "Arial",
});
const text = localFont({
  src: "./generated/text.woff2",
  weight: "400 700",
  variable: "--font-atkinson",
  display: "swap",
  adjustFontFallback: "Arial",
});

export const metadata: Metadata = {
  metadataBase: new URL(brand.siteUrl),
  applicationName: brand.name,
  formatDetection: { telephone: false },
  manifest: "/manifest.webmanifest",
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "48x48" },
      { url: "/assets/art/favicon.svg", type: "image/svg+xml" },
    ],
    apple: "/assets/art/apple-touch-icon.png",
  },
};

export const viewport: Viewport = { themeColor: theme.ink, viewportFit: "cover" };

/*
 * `js` closes the answers and hides the bar before the first paint. When one of our own scripts
 * fails before the page is hydrated, or none has hydrated it after 10 s, the page goes back to its
 * complete, script-free form. Until it is hydrated, a tap on something that only then answers is
 * kept, and `HydrationMark` makes up for it.
 */
const scriptsAtWork = `(function(h){
function waits(){return h.classList.contains("js")&&!h.hasAttribute("data-hydrated")}
function undo(){waits()&&h.classList.remove("js")}
h.classList.add("js");
addEventListener("error",function(e){(e instanceof ErrorEvent||/\\/_next\\//.test(e.target.src))&&undo()},true);
addEventListener("click",function(e){var t=e.target.closest("button,[data-word]");if(t&&waits()){e.preventDefault();window.earlyTap=t}},true);
setTimeout(undo,1e4)})(document.documentElement)`.replaceAll("\n", "");

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script above adds a class that the server did not write.
    <html lang="en" className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, needed before the router */}
        <script dangerouslySetInnerHTML={{ __html: mendAddress }} />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, needed before paint
          dangerouslySetInnerHTML={{ __html: scriptsAtWork }}
        />
      </head>
      <body>
        <a
          href="#main"
          className="absolute top-2 left-2 z-50 rounded-button bg-cobalt px-4 py-3 font-bold text-paper [transform:translateY(-6rem)] focus:[transform:none]"
        >
          {site.skipLink}
        </a>
        <SiteHeader />
        {children}
        <HydrationMark />
        <Tips />
        <SmartLinkScript src={store.smartScript} />
      </body>
    </html>
  );
}
