import { Accordion } from "@/components/ui/accordion";
import { column } from "@/components/ui/column";
import { Section, SectionHeading } from "@/components/ui/section";
import type { FaqItem, Home } from "@/content/schema";

export function Faq({ id, heading, items }: Home["faq"] & { items: FaqItem[] }) {
  return (
    <Section id={id}>
      <div className={`${column} grid gap-4 lg:grid-cols-12 lg:gap-8`}>
        <div className="lg:col-span-4">
          <SectionHeading id={id} heading={heading} />
        </div>
        <div className="lg:col-span-8">
          <Accordion items={items} />
        </div>
      </div>
    </Section>
  );
}
