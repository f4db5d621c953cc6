import type { ReactNode } from "react";
import { RichText } from "@/components/ui/rich-text";
import { pages } from "@/content/pages";
import type { Page } from "@/content/schema";
import { site } from "@/content/site";
import { column } from "@/lib/column-classes";
import { Footer } from "./footer";
import { JsonLd } from "./json-ld";

interface StoryPageProps {
  page: Page;
  /** The ground of its title, as a class. */
  ground: "bg-milk" | "bg-petal" | "bg-shelf";
  lead?: ReactNode;
  /** Stands beside the title, on a phone below it, and may hang over the ground's edge. */
  picture?: ReactNode;
  children: ReactNode;
}

/** Title, way back and footer of the pages beside the landing page. */
export function StoryPage({ page, ground, lead, picture, children }: StoryPageProps) {
  return (
    <>
      <main id="main" className="pb-14 lg:pb-24">
        <div className={`border-b-2 border-ink ${ground}`}>
          <div
            className={`${column} justify-between gap-8 pt-4 pb-8 md:flex lg:gap-12 lg:pt-8 lg:pb-12`}
          >
            <div className="min-w-0">
              <a
                href={pages.home.path}
                className="chevron-back no-print inline-flex min-h-11 items-center gap-2 font-bold hover:underline"
              >
                {site.back}
              </a>
              {/* Both narrower than what nearly fits: a face and its stand-in then break in as many lines. */}
              <h1 className="mt-3 max-w-[8.5em] lg:mt-6 text-[clamp(2.5rem,8vw,4.75rem)] font-extrabold leading-none tracking-tight">
                <RichText>{page.heading}</RichText>
              </h1>
              {lead && <p className="mt-5 max-w-[38rem] text-xl leading-normal">{lead}</p>}
            </div>
            {picture}
          </div>
        </div>
        <div className={column}>{children}</div>
      </main>
      <Footer />
      <JsonLd page={page} />
    </>
  );
}
