import { StoreLink } from "@/components/store/store-link";
import { Entrance } from "@/components/ui/entrance";
import { Art } from "@/components/ui/picture";
import { Section, SectionHeading } from "@/components/ui/section";
import { eyelet, toothpaste } from "@/content/drawings";
import type { Home } from "@/content/schema";
import { buttonClasses, column } from "@/lib/class-names";

export function Pricing({ id, heading, lead, price, offer, points, button }: Home["pricing"]) {
  return (
    <Section id={id} className="overflow-hidden py-7 lg:py-14">
      <div className={`${column} pricing`}>
        <div>
          <SectionHeading id={id} heading={heading} />
          <p className="mt-1 text-ink-soft lg:text-lead">{lead}</p>
          <Art {...toothpaste} className="pricing-toothpaste" />
        </div>
        <Entrance from={{ rotate: -3 }} className="price-tag">
          <div>
            <p className="font-display text-[min(3rem,12vw)] font-heavy leading-tight tracking-tight md:text-[min(4.5rem,14vw)] lg:text-[min(4.5rem,5vw)]">
              {price}
            </p>
            <p className="text-lead font-bold leading-tight">{offer}</p>
            <StoreLink placement="pricing" className={`${buttonClasses.cobalt} mt-4 mb-1`}>
              {button}
            </StoreLink>
          </div>
          <ul className="text-base">
            {points.map((point, index) => (
              <li key={point} className={index === 0 ? "font-bold" : undefined}>
                {point}
              </li>
            ))}
          </ul>
          <Art {...eyelet} className="price-tag-eyelet" />
        </Entrance>
      </div>
    </Section>
  );
}
