import { column } from "@/components/ui/column";
import { Point } from "@/components/ui/point";
import { SectionHeading, StaticSection } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Copy = Home["howItWorks"];

export function HowItWorks({ id }: Pick<Copy, "id">) {
  return <StaticSection part="how-it-works" id={id} className="bg-milk py-8 lg:py-14" />;
}

export function HowItWorksContent({ id, heading, steps }: Copy) {
  return (
    <div className={column}>
      <SectionHeading id={id} heading={heading} />
      <ol data-enter="" className="steps">
        {steps.map(({ title, description }) => (
          <Point key={title} title={title}>
            {description}
          </Point>
        ))}
      </ol>
    </div>
  );
}
