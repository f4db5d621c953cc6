import type { ComponentType } from "react";
import { Footer } from "@/components/layout/footer";
import { Missing } from "@/components/layout/missing";
import { PageLabel } from "@/components/layout/page-label";
import { HeaderContent } from "@/components/layout/site-header";
import { StickyBarContent } from "@/components/layout/sticky-bar-content";
import { ClosingMascot, ClosingWords } from "@/components/sections/closing-cta";
import { DisclaimerContent } from "@/components/sections/disclaimer-features";
import { FaqWords } from "@/components/sections/faq";
import { FounderContent } from "@/components/sections/founder";
import { HeroMascot, HeroWords } from "@/components/sections/hero";
import { HowItWorksContent } from "@/components/sections/how-it-works";
import { ConfusionWords, Screens } from "@/components/sections/label-confusion";
import { PricingContent } from "@/components/sections/pricing";
import { ProblemContent } from "@/components/sections/problem";
import { Quotes, TestimonialsWords } from "@/components/sections/testimonials";
import { AudienceCards, AudienceWords } from "@/components/sections/who-this-helps";
import { WhyPeopleTrustContent } from "@/components/sections/why-people-trust";
import { JsonLd } from "@/components/seo/json-ld";
import { Accordion } from "@/components/ui/accordion";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { pageLabel } from "@/content/page-label";
import { testimonials } from "@/content/testimonials";

/** Every part of the pages that never changes in the browser, by the name that `Static` draws it under. */
export const parts = {
  header: HeaderContent,
  footer: () => <Footer />,
  "json-ld": JsonLd,
  "footer-of-landing": () => (
    <Footer>
      <PageLabel {...pageLabel} />
    </Footer>
  ),
  "sticky-bar": () => <StickyBarContent {...home.stickyBar} />,
  missing: Missing,
  "hero-words": () => <HeroWords {...home.hero} />,
  "hero-mascot": () => <HeroMascot {...home.hero} />,
  problem: () => <ProblemContent {...home.problem} />,
  "confusion-words": () => <ConfusionWords {...home.labelConfusion} />,
  screens: () => <Screens {...home.labelConfusion} />,
  "audience-words": () => <AudienceWords {...home.whoThisHelps} />,
  "audience-cards": () => <AudienceCards {...home.whoThisHelps} />,
  "why-people-trust": () => <WhyPeopleTrustContent {...home.whyPeopleTrust} />,
  founder: () => <FounderContent {...home.founder} />,
  "testimonials-words": () => <TestimonialsWords {...home.testimonials} items={testimonials} />,
  quotes: () => <Quotes items={testimonials} />,
  "how-it-works": () => <HowItWorksContent {...home.howItWorks} />,
  disclaimer: () => <DisclaimerContent {...home.disclaimer} />,
  pricing: () => <PricingContent {...home.pricing} />,
  questions: () => <Accordion items={faq} />,
  "faq-words": () => <FaqWords {...home.faq} />,
  "closing-words": () => <ClosingWords {...home.closing} />,
  "closing-mascot": () => <ClosingMascot {...home.closing} />,
} satisfies Record<string, ComponentType<{ of: string }>>;

export type PartName = keyof typeof parts;
