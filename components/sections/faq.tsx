import { LateAccordion } from "@/components/ui/late-accordion";
import { Art } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { FaqItem, Home } from "@/content/schema";

export function Faq({ id, heading, mascot, items }: Home["faq"] & { items: FaqItem[] }) {
  const questions = items.map(({ id, question, answer }) => ({
    id,
    question,
    answer: <RichText>{answer}</RichText>,
  }));
  return (
    <Section id={id}>
      <div className="column grid gap-4 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-4">
          <SectionHeading id={id} heading={heading} />
          <Art {...mascot} className="mt-10 hidden w-52 lg:block" />
        </div>
        <div className="lg:col-span-8">
          <LateAccordion items={questions} />
        </div>
      </div>
    </Section>
  );
}
