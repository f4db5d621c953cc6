import { Static } from "@/components/static/static";
import { Accordion } from "@/components/ui/accordion";
import { column } from "@/components/ui/column";
import { Mascot } from "@/components/ui/mascot";
import { Section, SectionHeading } from "@/components/ui/section";
import type { FaqItem, Home } from "@/content/schema";

export function Faq({ id, items }: Pick<Home["faq"], "id"> & { items: FaqItem[] }) {
  return (
    <Section id={id}>
      <div className={`${column} grid gap-5 lg:grid-cols-12 lg:gap-8`}>
        <Static part="faq-words" className="lg:col-span-4" />
        <div className="lg:col-span-8">
          <Accordion items={items} />
        </div>
      </div>
    </Section>
  );
}

export function FaqWords({ id, heading, lead, mascot }: Home["faq"]) {
  return (
    <>
      <SectionHeading id={id} heading={heading} />
      <p className="mt-4 text-lead text-ink-soft">{lead}</p>
      <Mascot {...mascot} className="mt-8 h-56 w-full rounded-card bg-petal max-lg:hidden" />
    </>
  );
}
