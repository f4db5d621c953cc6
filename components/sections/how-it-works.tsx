import { column } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { RichText } from "@/components/ui/rich-text";
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
          <li key={title}>
            <Icon name="bracket" />
            <h3 className="text-xl font-extrabold leading-tight">{title}</h3>
            <p className="mt-1 leading-snug">
              <RichText>{description}</RichText>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
