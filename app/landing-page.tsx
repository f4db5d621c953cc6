import { DownloadBar } from "@/components/layout/download-bar";
import { Footer } from "@/components/layout/footer";
import { JsonLd } from "@/components/layout/json-ld";
import { Closing } from "@/components/sections/closing";
import { DisclaimerFeatures } from "@/components/sections/disclaimer-features";
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
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import type { Product } from "@/content/schema";
import { testimonials } from "@/content/testimonials";

/** The landing page. The first product is in the hero, and the others are on its shelf. */
export function LandingPage({ products }: { products: [Product, ...Product[]] }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Hero {...home.hero} products={products} />
        <Problem {...home.problem} />
        <LabelConfusion {...home.labelConfusion} />
        <WhoThisHelps {...home.whoThisHelps} />
        <WhyPeopleTrust {...home.whyPeopleTrust} />
        <Founder {...home.founder} />
        {home.testimonials && <Testimonials {...home.testimonials} items={testimonials} />}
        <HowItWorks {...home.howItWorks} />
        <DisclaimerFeatures {...home.disclaimer} />
        <Pricing {...home.pricing} />
        <Faq {...home.faq} items={faq} />
        <Closing {...home.closing} />
      </main>
      <Footer />
      <DownloadBar {...home.downloadBar} />
      <JsonLd page={pages.home} />
    </>
  );
}
