import { Accordion } from "@/components/ui/accordion";
import { column } from "@/components/ui/column";
import { Mascot } from "@/components/ui/mascot";
import { Section, SectionHeading } from "@/components/ui/section";
import type { FaqItem, Home } from "@/content/schema";

export function Faq({ id, heading, lead, mascot, items }: Home["faq"] & { items: FaqItem[] }) {
  return (
    <Section id={id}>
      <div className={`${column} grid gap-5 lg:grid-cols-12 lg:gap-8`}>
        <div className="lg:col-span-4">
          <SectionHeading id={id} heading={heading} />
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
          <Mascot {...mascot} className="mt-8 h-56 w-full rounded-card bg-petal max-lg:hidden" />
        </div>
        <div className="lg:col-span-8">
          <Accordion items={items} />
        </div>
      </div>
    </Section>
  );
}
