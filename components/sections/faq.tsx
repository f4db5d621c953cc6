import { Art } from "@/components/ui/picture";
import { Questions } from "@/components/ui/questions";
import { Section, SectionHeading } from "@/components/ui/section";
import type { FaqItem, Home } from "@/content/schema";
import { column } from "@/lib/class-names";

export function Faq({ id, heading, mascot, items }: Home["faq"] & { items: FaqItem[] }) {
  return (
    <Section id={id}>
      <div className={`${column} grid gap-4 lg:grid-cols-12 lg:gap-8`}>
        <div className="lg:col-span-4">
          <SectionHeading id={id} heading={heading} />
          <Art {...mascot} className="mt-10 hidden w-52 lg:block" />
        </div>
        <div className="lg:col-span-8">
          <Questions items={items} />
        </div>
      </div>
    </Section>
  );
}
