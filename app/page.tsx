import { PageMotion } from "@/components/layout/page-motion";
import { StickyBar } from "@/components/layout/sticky-bar";
import { Closing } from "@/components/sections/closing-cta";
import { Disclaimer } from "@/components/sections/disclaimer-features";
import { Faq } from "@/components/sections/faq";
import { Founder } from "@/components/sections/founder";
import { Hero } from "@/components/sections/hero";
import { HowItWorks } from "@/components/sections/how-it-works";
import { LabelConfusion } from "@/components/sections/label-confusion";
import { Pricing } from "@/components/sections/pricing";
import { Problem } from "@/components/sections/problem";
import { Testimonials } from "@/components/sections/testimonials";
import { WhoThisHelps } from "@/components/sections/who-this-helps";
import { WhyPeopleTrust } from "@/components/sections/why-people-trust";
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
        <Problem id={home.problem.id} />
        <LabelConfusion id={home.labelConfusion.id} button={home.labelConfusion.button} />
        <WhoThisHelps id={home.whoThisHelps.id} />
        <WhyPeopleTrust id={home.whyPeopleTrust.id} />
        <Founder id={home.founder.id} />
        {testimonials.length > 0 && (
          <Testimonials {...home.testimonials} count={testimonials.length} />
        )}
        <HowItWorks id={home.howItWorks.id} />
        <Disclaimer id={home.disclaimer.id} />
        <Pricing id={home.pricing.id} />
        <Faq id={home.faq.id} count={faq.length} />
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
      <Static part="json-ld" of={pages.home.path} />
    </>
  );
}
