import type { ReactElement } from "react";
import { ErrorScreen } from "@/components/layout/error-screen";
import { Footer } from "@/components/layout/footer";
import { PersonCard } from "@/components/layout/person-card";
import { SiteHeader } from "@/components/layout/site-header";
import { ClosingCta } from "@/components/sections/closing-cta";
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
import { DesktopQrCode } from "@/components/store/desktop-qr-code";
import { StoreBadge } from "@/components/store/store-badge";
import { StoreLink } from "@/components/store/store-link";
import { Flag } from "@/components/ui/flag";
import { RichText } from "@/components/ui/rich-text";
import { SourceTip } from "@/components/ui/source-tip";
import { aboutUs } from "@/content/about-us";
import { faq } from "@/content/faq";
import { flags } from "@/content/flags";
import { home } from "@/content/home";
import { labels } from "@/content/labels";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { buttonClasses } from "@/lib/button-classes";

const [person] = aboutUs.people;
const source = { title: "Regulation (EU) No 1169/2011", year: 2011 };
const row = "flex flex-wrap items-center gap-4 px-5";

/** Every component by the state that it is shown in. */
export const states: Record<string, ReactElement> = {
  "button: each look": (
    <div className={row}>
      {(["cobalt", "paper", "outline"] as const).map((variant) => (
        <StoreLink key={variant} placement="gallery" className={buttonClasses({ variant })}>
          {variant}
        </StoreLink>
      ))}
    </div>
  ),
  "store badge": (
    <div className={row}>
      <StoreBadge placement="gallery" />
      <StoreBadge placement="gallery" isSmall />
    </div>
  ),
  "hand-off": <DesktopQrCode copy={site.handOff} placement="gallery" />,
  "flag: each": (
    <div className={row}>
      {flags.map(({ name }) => (
        <Flag key={name} name={name} />
      ))}
    </div>
  ),
  "copy: plain, marked, term and link": (
    <p className="px-5">
      <RichText>
        {[
          "Plain, ",
          { mark: "marked" },
          ", a ",
          { term: "term", source },
          ", a ",
          { link: "link", href: "/" },
        ]}
      </RichText>
    </p>
  ),
  "term with its source": (
    <p className="px-5">
      <SourceTip source={source}>height of a letter</SourceTip>
    </p>
  ),
  "top bar": <SiteHeader />,
  "footer: on a story page": <Footer />,
  "error screen": <ErrorScreen message="Cannot read properties of undefined" />,
  person: person ? <PersonCard {...person} /> : <p />,
  hero: <Hero {...home.hero} products={labels} />,
  problem: <Problem {...home.problem} />,
  "label confusion": <LabelConfusion {...home.labelConfusion} />,
  "who this helps": <WhoThisHelps {...home.whoThisHelps} />,
  "why people trust": <WhyPeopleTrust {...home.whyPeopleTrust} />,
  founder: <Founder {...home.founder} />,
  testimonials: <Testimonials {...home.testimonials} items={testimonials} />,
  "how it works": <HowItWorks {...home.howItWorks} />,
  disclaimer: <DisclaimerFeatures {...home.disclaimer} />,
  pricing: <Pricing {...home.pricing} />,
  faq: <Faq {...home.faq} items={faq} />,
  closing: <ClosingCta {...home.closing} />,
};
