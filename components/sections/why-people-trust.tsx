import { FeatureItem } from "@/components/ui/feature-item";
import { Art } from "@/components/ui/picture";
import { Highlight, RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { column } from "@/lib/column-classes";

export function WhyPeopleTrust({
  id,
  heading,
  lead,
  specimen,
  cards,
  badges,
}: Home["whyPeopleTrust"]) {
  return (
    <Section id={id}>
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
                <FeatureItem key={title} title={title}>
                  {description}
                </FeatureItem>
              ))}
            </ul>
            <p className="border-t-8 border-ink py-3 font-bold leading-snug">
              <RichText>{badges}</RichText>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
