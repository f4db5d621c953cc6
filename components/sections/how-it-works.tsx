import { column } from "@/components/ui/column";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function HowItWorks({ id, heading, steps }: Home["howItWorks"]) {
  return (
    <Section id={id} className="bg-milk py-8 lg:py-14">
      <div className={column}>
        <SectionHeading id={id} heading={heading} />
        <ol data-enter="" className="steps icon-bracket">
          {steps.map(({ title, description }) => (
            <li key={title}>
              <h3 className="text-xl font-extrabold leading-tight">{title}</h3>
              <p className="mt-1 leading-snug">
                <RichText>{description}</RichText>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
