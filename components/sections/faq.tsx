import type { CSSProperties } from "react";
import { Static } from "@/components/static/static";
import { Accordion } from "@/components/ui/accordion";
import { column } from "@/components/ui/column";
import { Section, SectionHeading } from "@/components/ui/section";
import type { FaqItem, Home } from "@/content/schema";

export function Faq({ id, items }: Pick<Home["faq"], "id"> & { items: FaqItem[] }) {
  return (
    // app/skipping.css reckons with it.
    <Section id={id} style={{ "--questions": items.length } as CSSProperties}>
      <div className={`${column} grid gap-4 lg:grid-cols-12 lg:gap-8`}>
        <Static part="faq-words" className="lg:col-span-4" />
        <div className="lg:col-span-8">
          <Accordion items={items} />
        </div>
      </div>
    </Section>
  );
}

export function FaqWords({ id, heading }: Home["faq"]) {
  return <SectionHeading id={id} heading={heading} />;
}
