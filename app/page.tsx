import { ReadableLabels } from "@/components/label/readable-labels";
import { Footer } from "@/components/layout/footer";
import { PageLabel } from "@/components/layout/page-label";
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
import { JsonLd } from "@/components/seo/json-ld";
import { pageMetadata } from "@/components/seo/metadata";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { labels, playableLabel } from "@/content/labels";
import { pageLabel } from "@/content/page-label";
import { pages } from "@/content/pages";
import { testimonials } from "@/content/testimonials";

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return (
    <>
      <main id="main">
        <Hero {...home.hero} label={playableLabel} products={labels} />
        <Problem {...home.problem} />
        <LabelConfusion {...home.labelConfusion} />
        <WhoThisHelps {...home.whoThisHelps} />
        <WhyPeopleTrust {...home.whyPeopleTrust} />
        <Founder {...home.founder} />
        <Testimonials {...home.testimonials} items={testimonials} />
        <HowItWorks {...home.howItWorks} />
        <Disclaimer {...home.disclaimer} />
        <Pricing {...home.pricing} />
        <Faq {...home.faq} items={faq} />
        <Closing {...home.closing} />
        <ReadableLabels />
      </main>
      <Footer isUnderBar>
        <PageLabel {...pageLabel} />
      </Footer>
      <StickyBar {...home.stickyBar} end={home.closing.id}>
        <StoreBadge isSmall />
      </StickyBar>
      <PageMotion />
      <JsonLd page={pages.home} />
    </>
  );
}
