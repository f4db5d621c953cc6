import { StoreLink } from "@/components/store/store-link";
import { Entrance } from "@/components/ui/entrance";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { buttonClasses } from "@/lib/button-classes";
import { column } from "@/lib/column-classes";

export function Pricing({ id, heading, lead, price, offer, points, button }: Home["pricing"]) {
  return (
    <Section id={id} className="overflow-hidden py-7 lg:py-14">
      <div className={`${column} pricing`}>
        <div>
          <SectionHeading id={id} heading={heading} />
          <p className="mt-1 text-ink-soft lg:text-lead">{lead}</p>
        </div>
        <Entrance from={{ rotate: -3 }} duration={720} className="price-tag">
          <div>
            <p className="font-display text-[min(3rem,12vw)] font-extrabold leading-tight tracking-tight md:text-[min(4.5rem,14vw)]">
              {price}
            </p>
            <p className="text-lead font-bold leading-tight">{offer}</p>
            <StoreLink placement="pricing" className={`${buttonClasses.cobalt} mt-4 mb-1`}>
              {button}
            </StoreLink>
          </div>
          <ul className="text-base">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <Eyelet />
        </Entrance>
      </div>
    </Section>
  );
}

/** The eyelet and the string through it, with a knot and a loop. */
function Eyelet() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-40 -40 80 80"
      strokeWidth="3"
      strokeLinecap="round"
      className="price-tag-eyelet fill-transparent stroke-ink"
    >
      <circle r="13" strokeWidth="8" className="fill-paper" />
      <path d="M0 0C-4-20 6-40 30-44M25-30C27-34 29-38 30-44C60-58 108-62 122-50S66-34 30-44" />
    </svg>
  );
}
