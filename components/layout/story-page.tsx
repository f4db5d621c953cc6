import type { ReactNode } from "react";
import { JsonLd } from "@/components/seo/json-ld";
import { column } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { RichText } from "@/components/ui/rich-text";
import { pages } from "@/content/pages";
import type { Page } from "@/content/schema";
import { site } from "@/content/site";
import { Footer } from "./footer";

interface StoryPageProps {
  page: Page;
  lead?: string;
  children: ReactNode;
}

/** Title, way back and footer of the pages beside the landing page. */
export function StoryPage({ page, lead, children }: StoryPageProps) {
  return (
    <>
      <main id="main" className={`${column} pt-8 pb-24`}>
        <a
          href={pages.home.path}
          className="no-print inline-flex min-h-11 items-center gap-2 rounded-button border-2 border-ink px-4 font-bold hover:bg-citron"
        >
          <Icon name="arrow-left" />
          {site.back}
        </a>
        <h1 className="mt-10 max-w-4xl text-[clamp(2.5rem,8vw,4.75rem)] font-extrabold leading-none tracking-tight">
          <RichText>{page.heading}</RichText>
        </h1>
        {lead && <p className="mt-5 max-w-2xl text-xl leading-normal text-ink-soft">{lead}</p>}
        {children}
      </main>
      <Footer />
      <JsonLd page={page} />
    </>
  );
}
