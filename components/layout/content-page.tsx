import clsx from "clsx";
import type { ReactNode } from "react";
import { StoreBadge } from "@/components/store/store-badge";
import { Chevron } from "@/components/ui/chevron";
import { Link } from "@/components/ui/link";
import { Part } from "@/components/ui/part";
import { RichText } from "@/components/ui/rich-text";
import { pages } from "@/content/pages";
import type { Page } from "@/content/schema";
import { plainText } from "@/content/schema/plain-text";
import { site } from "@/content/site";
import { longestWordLength } from "@/lib/text/longest-word";
import { Footer } from "./footer";
import { JsonLd } from "./json-ld";

interface ContentPageProps {
  page: Page;
  /** The background of the title. */
  background: "bg-milk" | "bg-petal" | "bg-shelf";
  lead?: ReactNode;
  /** Shown beside the title, or below it on phones. May overlap the edge of the background. */
  picture?: ReactNode;
  children: ReactNode;
}

/** The longest word of a title that fits beside the picture at 768 px, in characters. A longer one is divided. */
const longestWholeWord = 14;

/** The layout of all pages except the landing page: back link, title, download badge, content and footer. */
export function ContentPage({ page, background, lead, picture, children }: ContentPageProps) {
  const fits = longestWordLength(plainText(page.heading)) <= longestWholeWord;
  return (
    <>
      <Part as="main" name="content" id="main" tabIndex={-1} className="pb-14 lg:pb-24">
        <div className={`behind-top-bar border-b-2 border-ink ${background}`}>
          <div className="column justify-between gap-8 pt-4 pb-8 md:flex lg:gap-12 lg:pt-8 lg:pb-12">
            {/* Shrinks to its longest word before the picture does. */}
            <div className={clsx("min-w-0 md:shrink-[9999]", fits && "md:min-w-min")}>
              <Link
                href={pages.home.path}
                className="inline-flex min-h-11 items-center gap-2 font-bold hover:underline print:hidden"
              >
                <Chevron direction="back" />
                {site.back}
              </Link>
              {/* Narrow enough that the font and its fallback wrap into the same number of lines. */}
              <h1
                className={clsx(
                  fits ? "wrap-break-word" : "wrap-anywhere",
                  "mt-3 max-w-[8.5em] lg:mt-6 text-[clamp(2.5rem,8vw,4.75rem)] font-heavy leading-none tracking-tight",
                )}
              >
                <RichText>{page.heading}</RichText>
              </h1>
              {lead && <p className="mt-5 max-w-[38rem] text-xl leading-normal text-balance">{lead}</p>}
              <div className="mt-5">
                <StoreBadge placement="page-title" />
              </div>
            </div>
            {picture}
          </div>
        </div>
        <div className="column">{children}</div>
      </Part>
      <Footer />
      <JsonLd page={page} />
    </>
  );
}
