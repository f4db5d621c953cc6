import { StoreLink } from "@/components/smart-link/store-link";
import { Static } from "@/components/static/static";
import { staticId } from "@/components/static/static-id";
import { edges } from "@/components/ui/column";
import { Package } from "@/components/ui/package";
import { ScrollButtons } from "@/components/ui/scroll-buttons";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

type Copy = Home["whoThisHelps"];

export function WhoThisHelps({ id }: Pick<Copy, "id">) {
  return (
    <Section id={id} className="bg-shelf py-8 lg:pt-32 lg:pb-14">
      <div className={`flex flex-wrap items-end justify-between gap-4 ${edges}`}>
        <Static part="audience-words" />
        <ScrollButtons of={staticId("audience-cards")} labels={site.scroller} />
      </div>
      <Static
        part="audience-cards"
        as="ul"
        // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        aria-labelledby={`${id}-heading`}
        className={`scroller-shelf no-scrollbar relative mt-1 flex snap-x snap-mandatory overflow-x-auto scroll-pr-(--edge-right) scroll-pl-(--edge-left) pb-1 lg:mt-6 ${edges}`}
      />
    </Section>
  );
}

export function AudienceWords({ id, heading }: Copy) {
  return <SectionHeading id={id} heading={heading} />;
}

export function AudienceCards({ cards }: Copy) {
  return cards.map((card) => <AudienceCard key={card.title} {...card} />);
}

function AudienceCard({ icon, word, title, description, cta }: Copy["cards"][number]) {
  return (
    <li className="audience">
      <Package picture={icon} word={word} />
      <h3 className="mt-4 text-xl font-extrabold leading-tight">{title}</h3>
      <p className="mt-1 grow leading-snug">{description}</p>
      <StoreLink className="mt-1 inline-flex min-h-11 items-center self-start font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep">
        {cta}
      </StoreLink>
    </li>
  );
}
