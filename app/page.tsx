import { PageMotion } from "@/components/layout/page-motion";
import { StickyBar } from "@/components/layout/sticky-bar";
import { Closing } from "@/components/sections/closing-cta";
import { Faq } from "@/components/sections/faq";
import { Hero } from "@/components/sections/hero";
import { LabelConfusion } from "@/components/sections/label-confusion";
import { Testimonials } from "@/components/sections/testimonials";
import { WhoThisHelps } from "@/components/sections/who-this-helps";
import { JsonLd } from "@/components/seo/json-ld";
import { pageMetadata } from "@/components/seo/metadata";
import { Static } from "@/components/static/static";
import { staticId } from "@/components/static/static-id";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { labels, playableLabel } from "@/content/labels";
import { pages } from "@/content/pages";
import { testimonials } from "@/content/testimonials";

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return (
    <>
      <main id="main">
        <Hero id={home.hero.id} label={playableLabel} products={labels} />
        <Static part="problem" />
        <LabelConfusion id={home.labelConfusion.id} button={home.labelConfusion.button} />
        <WhoThisHelps id={home.whoThisHelps.id} />
        <Static part="why-people-trust" />
        <Static part="founder" />
        {testimonials.length > 0 && (
          <Testimonials {...home.testimonials} count={testimonials.length} />
        )}
        <Static part="how-it-works" />
        <Static part="disclaimer" />
        <Static part="pricing" />
        <Faq id={home.faq.id} items={faq} />
        <Closing id={home.closing.id} />
      </main>
      <Static part="footer-of-landing" />
      <Static
        part="sticky-bar"
        as="aside"
        aria-label={home.stickyBar.title}
        data-sticky-bar
        className="sticky-bar on-dark bg-ink pb-[env(safe-area-inset-bottom)] text-paper"
      />
      <StickyBar of={staticId("sticky-bar")} end={home.closing.id} />
      <PageMotion />
      <JsonLd page={pages.home} />
    </>
  );
}
