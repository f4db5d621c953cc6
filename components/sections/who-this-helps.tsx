import { StoreLink } from "@/components/store/store-link";
import { Art } from "@/components/ui/picture";
import { RevealingPackage } from "@/components/ui/revealing-package";
import { Scroller } from "@/components/ui/scroller";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";
import { textLink } from "@/lib/class-names";

export function WhoThisHelps({ id, heading, hint, cards }: Home["whoThisHelps"]) {
  return (
    <Section id={id} className="audiences bg-shelf">
      <Scroller
        labelledBy={`${id}-heading`}
        labels={site.scroller}
        heading={
          <div className="min-w-0">
            <SectionHeading id={id} heading={heading} />
            <p className="js-only mt-1 leading-snug text-ink-soft">{hint}</p>
          </div>
        }
        className="audience-shelf relative mt-4 pb-1 lg:mt-6"
      >
        {cards.map(({ icon, word, meaning, title, description, cta }) => (
          <li key={title} className="audience">
            <RevealingPackage picture={<Art {...icon} />} word={word} meaning={meaning} />
            <div className="audience-text">
              <h3 className="text-lead font-heavy leading-tight">{title}</h3>
              <p className="mt-1 grow leading-snug">{description}</p>
              <p className="audience-meaning">{`${word}: ${meaning}`}</p>
              <StoreLink placement="who-this-helps" className={`mt-1 self-start leading-tight ${textLink}`}>
                {cta}
              </StoreLink>
            </div>
          </li>
        ))}
      </Scroller>
    </Section>
  );
}
