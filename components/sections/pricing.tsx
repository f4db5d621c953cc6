import { column } from "@/components/ui/column";
import { SectionHeading, StaticSection } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Copy = Home["pricing"];

export function Pricing({ id }: Pick<Copy, "id">) {
  return (
    <StaticSection part="pricing" id={id} className="overflow-hidden bg-shelf py-8 lg:py-14" />
  );
}

export function PricingContent({ id, heading, lead, tag, price, points }: Copy) {
  return (
    <div className={column}>
      <SectionHeading id={id} heading={heading} />
      <p className="mt-1 text-ink-soft lg:text-xl">{lead}</p>
      <div data-enter="" className="tag">
        <p className="font-bold">
          {tag} <b className="tag-price">{price}</b>
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

/**
 * The eyelet and the string through it: in front of the tag and back behind it to a knot, then upwards
 * out of the section, on a phone in a loop.
 */
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
      <path
        className="lg:hidden"
        d="M0 0C-4-20 6-40 30-44M25-30C27-34 29-38 30-44C60-58 108-62 122-50S66-34 30-44"
      />
      <path
        className="max-lg:hidden"
        d="M0 0C-8-28-40-50-74-52M-47-14C-60-24-70-38-74-52C-90-92-62-126-74-172S-88-246-76-292S-64-360-72-410M-74-52C-56-88-88-128-74-172S-60-252-76-292S-86-366-80-410"
      />
    </svg>
  );
}
