import { StoreLink } from "@/components/smart-link/store-link";
import { Static } from "@/components/static/static";
import { staticId } from "@/components/static/static-id";
import { edges } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { Package } from "@/components/ui/package";
import { ScrollButtons } from "@/components/ui/scroll-buttons";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

type Copy = Home["whoThisHelps"];

export function WhoThisHelps({ id }: Pick<Copy, "id">) {
  return (
    <Section id={id} className="bg-shelf py-12 md:pt-20">
      <div className={`flex items-end justify-between gap-4 ${edges}`}>
        <Static part="audience-words" className="items-baseline gap-8 lg:flex" />
        <ScrollButtons of={staticId("audience-cards")} labels={site.scroller} />
      </div>
      <Static
        part="audience-cards"
        as="ul"
        // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        aria-labelledby={`${id}-heading`}
        className={`scroller-shelf no-scrollbar relative mt-4 flex snap-x snap-mandatory overflow-x-auto scroll-pr-(--edge-right) scroll-pl-(--edge-left) pb-1 lg:mt-6 ${edges}`}
      />
    </Section>
  );
}

export function AudienceWords({ id, heading, lead }: Copy) {
  return (
    <>
      <SectionHeading id={id} heading={heading} />
      <p className="mt-2 text-ink-soft lg:mt-0 lg:text-lead">{lead}</p>
    </>
  );
}

export function AudienceCards({ cards }: Copy) {
  return cards.map((card) => <AudienceCard key={card.title} {...card} />);
}

/* From 1024 px up a whole number of cards fills the column: scrolled to its end, the row is on the grid. */
function AudienceCard({ icon, word, ticket, title, description, cta }: Copy["cards"][number]) {
  return (
    <li className="flex w-[280px] shrink-0 snap-start flex-col pr-5 sm:w-[292px] lg:w-1/3 xl:w-1/4">
      <Package picture={icon} word={word} />
      <p className="mt-2 mb-3.5 flex w-max max-w-full items-center gap-1.5 border-2 border-t-0 border-ink bg-paper px-2 pt-1 pb-1.5 text-xs leading-tight font-bold uppercase">
        {ticket.name}
        <Icon name="arrow-right" className="size-5" />
        <span className="sr-only">: </span>
        <span className="font-display text-lg font-extrabold normal-case">{ticket.meaning}</span>
      </p>
      <h3 className="text-xl font-bold leading-tight">{title}</h3>
      <p className="mt-1 grow leading-snug">{description}</p>
      <StoreLink className="mt-1 inline-flex min-h-11 items-center self-start font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep">
        {cta}
      </StoreLink>
    </li>
  );
}
