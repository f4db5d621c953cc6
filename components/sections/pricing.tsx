import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Pricing({ id, heading, lead, tag, price, points, button }: Home["pricing"]) {
  return (
    <Section id={id} className="overflow-hidden bg-shelf py-12 lg:py-20">
      <div className={`${column} grid gap-8 lg:grid-cols-12 lg:items-center`}>
        <div className="lg:col-span-4">
          <SectionHeading id={id} heading={heading} />
          <p className="mt-3 text-ink-soft lg:mt-4 lg:text-lead">{lead}</p>
        </div>
        <div className="relative lg:col-span-8">
          <div className="tag">
            <p className="tag-price">
              <span className="block font-bold">{tag}</span>{" "}
              <span className="block font-display text-5xl font-extrabold leading-none tracking-tight xl:text-7xl">
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

/** The eyelet and the string through it: upwards out of the section, on a phone sideways over the tag. */
function Eyelet() {
  return (
    <svg aria-hidden="true" viewBox="-40 -40 80 80" fill="none" className="eyelet stroke-ink">
      <circle r="17" strokeWidth="3" className="fill-paper" />
      <circle r="9" strokeWidth="3" className="fill-shelf" />
      <g strokeWidth="3" strokeLinecap="round">
        <path
          className="hidden lg:block"
          d="M0 0C-32-52 26-132 0-212S-18-312 12-372M0 0C30-56-14-122-6-202S26-302 18-372"
        />
        <path
          className="lg:hidden"
          d="M0 0C2-34 34-44 74-38S170-58 250-36S420-30 520-50M0 0C10-28 44-52 84-50S180-34 250-52S420-60 520-30"
        />
      </g>
    </svg>
  );
}
