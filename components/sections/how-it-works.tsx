import { FeatureItem } from "@/components/ui/feature-item";
import { Section, SectionHeading } from "@/components/ui/section";
import { SourceTips } from "@/components/ui/source-tip";
import type { Home } from "@/content/schema";
import { column } from "@/lib/column-classes";

export function HowItWorks({ id, heading, steps }: Home["howItWorks"]) {
  return (
    <Section id={id} className="bg-milk py-8 lg:py-14">
      <div className={column}>
        <SectionHeading id={id} heading={heading} />
        <SourceTips>
          <ol className="steps">
            {steps.map(({ title, description }) => (
              <FeatureItem key={title} title={title}>
                {description}
              </FeatureItem>
            ))}
          </ol>
        </SourceTips>
      </div>
    </Section>
  );
}
