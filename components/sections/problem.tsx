import { StoreBadge } from "@/components/store/store-badge";
import { Entrance } from "@/components/ui/entrance";
import { FeatureItem } from "@/components/ui/feature-item";
import { largeSize, Section, SectionHeading } from "@/components/ui/section";
import { SourceTipProvider } from "@/components/ui/source-tip";
import type { Home } from "@/content/schema";
import { column } from "@/lib/class-names";

/** The scale at which the list's letters are 1.2 mm tall on a desktop screen (problem.css). */
const legalScale = 0.4815;

export function Problem({ id, heading, list, pains, answer }: Home["problem"]) {
  return (
    <Section id={id} className="problem pt-7 lg:pt-16">
      <div className={`${column} problem-columns`}>
        <SectionHeading id={id} heading={heading} size={largeSize} className="whitespace-pre-line" />
        <div className="back-label">
          <Entrance as="p" from={{ scale: legalScale }} amount={0.2} className="small-print text-lead lg:text-xl">
            <strong>{list.lead}</strong> {list.ingredients.join(", ")}.
          </Entrance>
        </div>
        <SourceTipProvider>
          <ol className="pain-points">
            {pains.map((pain) => (
              <FeatureItem key={pain.title} {...pain} />
            ))}
          </ol>
        </SourceTipProvider>
        <div className="problem-answer">
          <p className="font-display text-lead font-bold leading-tight wrap-anywhere">{answer}</p>
          <StoreBadge placement="problem" />
        </div>
      </div>
    </Section>
  );
}
