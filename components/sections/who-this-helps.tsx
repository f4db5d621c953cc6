import { StoreLink } from "@/components/smart-link/store-link";
import { Package } from "@/components/ui/package";
import { Scroller } from "@/components/ui/scroller";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

type Card = Home["whoThisHelps"]["cards"][number];

export function WhoThisHelps({ id, heading, cards }: Home["whoThisHelps"]) {
  return (
    <Section id={id} className="bg-shelf py-8 lg:pt-24 lg:pb-14">
      <Scroller
        labels={site.scroller}
        labelledBy={`${id}-heading`}
        className="scroller-shelf"
        heading={<SectionHeading id={id} heading={heading} />}
      >
        {cards.map((card) => (
          <AudienceCard key={card.title} {...card} />
        ))}
      </Scroller>
    </Section>
  );
}

function AudienceCard({ icon, word, ticket, title, description, cta }: Card) {
  return (
    <li className="audience">
      <Package picture={icon} word={word} />
      <p className="ticket leading-tight">
        {ticket.name}: <b>{ticket.meaning}</b>
      </p>
      <h3 className="text-xl font-extrabold leading-tight">{title}</h3>
      <p className="mt-1 grow leading-snug">{description}</p>
      <StoreLink className="mt-1 inline-flex min-h-11 items-center self-start font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep">
        {cta}
      </StoreLink>
    </li>
  );
}
