import { column } from "@/components/ui/column";
import { Art } from "@/components/ui/picture";
import { Point } from "@/components/ui/point";
import { Highlight, RichText } from "@/components/ui/rich-text";
import { SectionHeading, StaticSection } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Copy = Home["whyPeopleTrust"];

export function WhyPeopleTrust({ id }: Pick<Copy, "id">) {
  return <StaticSection part="why-people-trust" id={id} className="py-8 lg:py-14" />;
}

export function WhyPeopleTrustContent({ id, heading, lead, specimen, cards, badges }: Copy) {
  return (
    <div className={column}>
      <SectionHeading id={id} heading={heading} />
      <p className="mt-1 leading-snug text-ink-soft lg:text-xl">{lead}</p>
      <div className="specimen">
        <Art {...specimen.picture} />
        <div className="specimen-label">
          <p className="border-b-8 border-ink py-3 font-display text-[min(3rem,12vw)] font-extrabold leading-tight md:text-[min(4.5rem,14vw)]">
            <Highlight>{specimen.name}</Highlight>
          </p>
          <ul>
            {cards.map(({ title, description }) => (
              <Point key={title} title={title}>
                {description}
              </Point>
            ))}
          </ul>
          <p className="border-t-8 border-ink py-3 font-bold leading-snug">
            <RichText>{badges}</RichText>
          </p>
        </div>
      </div>
    </div>
  );
}
