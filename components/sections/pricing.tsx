import { column } from "@/components/ui/column";
import { SectionHeading, StaticSection } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Copy = Home["pricing"];

export function Pricing({ id }: Pick<Copy, "id">) {
  return (
    <StaticSection part="pricing" id={id} className="overflow-hidden bg-shelf py-8 lg:py-14" />
  );
}

export function PricingContent({ id, heading, lead, price, points }: Copy) {
  return (
    <div className={`${column} pricing`}>
      <SectionHeading id={id} heading={heading} />
      <p className="mt-1 text-ink-soft lg:text-xl">{lead}</p>
      <div data-enter="" className="tag">
        <p className="font-display text-[min(3rem,12vw)] font-extrabold leading-tight tracking-tight md:text-[min(4.5rem,14vw)]">
          {price}
        </p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Eyelet />
      </div>
    </div>
  );
}

/** The eyelet and the string through it: in front of the tag and back behind it to a knot, then in a loop. */
function Eyelet() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-40 -40 80 80"
      strokeWidth="3"
      strokeLinecap="round"
      className="eyelet fill-transparent stroke-ink"
    >
      <circle r="13" strokeWidth="8" className="fill-shelf" />
      <path d="M0 0C-4-20 6-40 30-44M25-30C27-34 29-38 30-44C60-58 108-62 122-50S66-34 30-44" />
    </svg>
  );
}
