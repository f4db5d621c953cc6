import { StoreLink } from "@/components/store/store-link";
import { Package } from "@/components/ui/package";
import { Scroller, ScrollerButtons, ScrollerRow } from "@/components/ui/scroller";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";
import { edges } from "@/lib/column-classes";

type Copy = Home["whoThisHelps"];

export function WhoThisHelps({ id, heading, cards }: Copy) {
  return (
    <Section id={id} className="bg-shelf py-8 lg:pt-32 lg:pb-14">
      <Scroller>
        <div className={`flex flex-wrap items-end justify-between gap-4 ${edges}`}>
          <SectionHeading id={id} heading={heading} />
          <ScrollerButtons labels={site.scroller} />
        </div>
        <ScrollerRow
          labelledBy={`${id}-heading`}
          className={`scroller-shelf relative mt-1 scroll-pr-(--edge-right) scroll-pl-(--edge-left) pb-1 lg:mt-6 ${edges}`}
        >
          {cards.map((card) => (
            <AudienceCard key={card.title} {...card} />
          ))}
        </ScrollerRow>
      </Scroller>
    </Section>
  );
}

function AudienceCard({ icon, word, title, description, cta }: Copy["cards"][number]) {
  return (
    <li className="audience">
      <Package picture={icon} word={word} />
      <h3 className="mt-4 text-xl font-extrabold leading-tight">{title}</h3>
      <p className="mt-1 grow leading-snug">{description}</p>
      <StoreLink
        placement="who-this-helps"
        className="mt-1 inline-flex min-h-11 items-center self-start font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep"
      >
        {cta}
      </StoreLink>
    </li>
  );
}
