import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Pricing({ id, heading, lead, tag, price, points, button }: Home["pricing"]) {
  return (
    <Section id={id} className="overflow-hidden bg-shelf py-12 lg:py-20">
      <div className={column}>
        <SectionHeading id={id} heading={heading} className="lg:text-6xl" />
        <p className="mt-3 text-ink-soft lg:text-lead">{lead}</p>
        <div data-enter="" className="tag-hung relative mt-8">
          <div className="tag">
            <p className="tag-price">
              <span className="block font-bold">{tag}</span>{" "}
              <span className="block font-display text-5xl font-extrabold leading-none tracking-tight sm:text-7xl xl:text-8xl">
                {price}
              </span>
            </p>
            <dl className="tag-points border-t-8 border-ink">
              {points.map(({ title, description }) => (
                <div key={title} className="tag-point border-b border-ink py-1.5 leading-snug">
                  <dt className="font-bold">{title}</dt> <dd>{description}</dd>
                </div>
              ))}
            </dl>
            <StoreLink className={buttonClasses({ className: "tag-button" })}>{button}</StoreLink>
            <Barcode />
          </div>
          <Eyelet />
        </div>
      </div>
    </Section>
  );
}

/** Bars alone: a code without digits, since there is no price to scan. */
function Barcode() {
  return (
    <svg aria-hidden="true" viewBox="0 0 92 48" className="tag-barcode fill-ink">
      <path d="M0 0h3v48H0zM6 0h2v48H6zM12 0h5v42h-5zM20 0h2v42h-2zM25 0h3v42h-3zM33 0h2v42h-2zM38 0h6v42h-6zM47 0h2v48h-2zM52 0h2v48h-2zM57 0h5v42h-5zM65 0h2v42h-2zM70 0h3v42h-3zM77 0h4v42h-4zM84 0h2v48h-2zM89 0h3v48h-3z" />
    </svg>
  );
}

/**
 * The eyelet and the string through it: in front of the tag and back behind it to a knot, then upwards
 * out of the section, on a phone in a loop.
 */
function Eyelet() {
  return (
    <svg aria-hidden="true" viewBox="-40 -40 80 80" fill="none" className="eyelet stroke-ink">
      <circle r="17" strokeWidth="3" className="fill-paper" />
      <circle r="9" strokeWidth="3" className="fill-shelf" />
      <g strokeWidth="3" strokeLinecap="round">
        <g className="hidden lg:block">
          <path d="M0 0C-8-28-40-50-74-52M-47-14C-60-24-70-38-74-52" />
          <path d="M-74-52C-90-92-62-126-74-172S-88-246-76-292S-64-360-72-410M-74-52C-56-88-88-128-74-172S-60-252-76-292S-86-366-80-410" />
          <circle cx="-74" cy="-52" r="5" className="fill-ink" />
        </g>
        <g className="lg:hidden">
          <path d="M0 0C-4-20 6-40 30-44M25-30C27-34 29-38 30-44" />
          <path d="M30-44C60-58 108-62 122-50S66-34 30-44" />
          <circle cx="30" cy="-44" r="5" className="fill-ink" />
        </g>
      </g>
    </svg>
  );
}
