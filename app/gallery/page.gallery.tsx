import { ErrorScreen } from "@/components/layout/error-screen";
import { Hero } from "@/components/sections/hero";
import { Testimonials } from "@/components/sections/testimonials";
import { WhoThisHelps } from "@/components/sections/who-this-helps";
import { WhyPeopleTrust } from "@/components/sections/why-people-trust";
import { StoreBadge } from "@/components/store/store-badge";
import { StoreLink } from "@/components/store/store-link";
import { Flag } from "@/components/ui/flag";
import { flags } from "@/content/flags";
import { home } from "@/content/home";
import { labels } from "@/content/labels";
import { testimonials } from "@/content/testimonials";
import { buttonClasses } from "@/lib/class-names";

const { whoThisHelps, whyPeopleTrust } = home;
const row = "mt-4 mb-10 flex flex-wrap items-center gap-4";

/** Every variant of the shared components, and states of sections that the landing page does not show. For development only: see pageExtensions in next.config.ts. */
export default function GalleryPage() {
  return (
    <div className="p-5">
      <h2>Buttons</h2>
      <div className={row}>
        {Object.entries(buttonClasses).map(([variant, classes]) => (
          <StoreLink key={variant} placement="gallery" className={classes}>
            {variant}
          </StoreLink>
        ))}
      </div>
      <h2>Badges</h2>
      <div className={row}>
        <StoreBadge placement="gallery" />
        <StoreBadge placement="gallery" isSmall />
      </div>
      <h2>Flags</h2>
      <div className={row}>
        {flags.map(({ name }) => (
          <Flag key={name} name={name} />
        ))}
      </div>
      <h2>Error screen</h2>
      <ErrorScreen error={{ message: "Cannot read properties of undefined" }} />
      <h2>Hero with one product, short lists</h2>
      <Hero {...home.hero} products={[labels[0]]} />
      <WhoThisHelps {...whoThisHelps} cards={whoThisHelps.cards.slice(0, 2)} />
      <WhyPeopleTrust {...whyPeopleTrust} cards={whyPeopleTrust.cards.slice(0, 5)} />
      <Testimonials {...home.testimonials} items={testimonials.slice(0, 1)} />
    </div>
  );
}
