import { Questions } from "@/components/ui/questions";
import { Section, SectionHeading } from "@/components/ui/section";
import type { FaqItem, Home } from "@/content/schema";
import { column } from "@/lib/class-names";

export function Faq({ id, heading, items }: Home["faq"] & { items: FaqItem[] }) {
  return (
    <Section id={id}>
      <div className={`${column} grid gap-4 lg:grid-cols-12 lg:gap-8`}>
        <SectionHeading id={id} heading={heading} className="lg:col-span-4" />
        <div className="lg:col-span-8">
          <Questions items={items} />
        </div>
      </div>
    </Section>
  );
}
