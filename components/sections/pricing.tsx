import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Pricing({ id, heading, lead, tag, price, points, button }: Home["pricing"]) {
  return (
    <Section id={id} className="bg-shelf py-12 lg:py-20">
      <div className={`${column} grid gap-10 lg:grid-cols-12 lg:items-center`}>
        <div className="lg:col-span-5">
          <SectionHeading id={id} heading={heading} />
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
        </div>
        <div className="relative rounded-card border-2 border-ink bg-marigold p-6 pl-16 sm:p-10 sm:pl-24 lg:col-span-7">
          {/* The hole that the tag's string goes through. */}
          <span
            aria-hidden="true"
            className="absolute top-8 left-5 size-7 rounded-full border-2 border-ink bg-shelf sm:left-8 sm:size-9"
          />
          <p className="text-label font-bold">{tag}</p>
          <p className="font-display text-5xl font-extrabold tracking-tight sm:text-7xl">{price}</p>
          <dl className="mt-6 border-t-8 border-ink">
            {points.map(({ title, description }) => (
              <div key={title} className="border-b border-ink py-3 sm:grid sm:grid-cols-2 sm:gap-4">
                <dt className="font-bold">{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <StoreLink className={buttonClasses({ className: "mt-7" })}>{button}</StoreLink>
        </div>
      </div>
    </Section>
  );
}
