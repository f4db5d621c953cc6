import { Fragment } from "react";
import { StoreBadge } from "@/components/store/store-badge";
import { BoldSubstring } from "@/components/ui/bold-substring";
import { Entrance } from "@/components/ui/entrance";
import { FeatureItem } from "@/components/ui/feature-item";
import { Section, SectionHeading, statement } from "@/components/ui/section";
import { SourceTips } from "@/components/ui/source-tip";
import type { Home } from "@/content/schema";
import { column } from "@/lib/column-classes";

export function Problem({ id, heading, list, pains }: Home["problem"]) {
  return (
    <Section id={id}>
      <div className={`${column} problem`}>
        <SectionHeading id={id} heading={heading} size={statement} />
        <Entrance as="p" from={{ scale: 0.4575 }} duration={640} className="small-print">
          <strong>{list.lead}</strong>{" "}
          {list.ingredients.map(({ name, emphasis }, index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              <BoldSubstring substring={emphasis}>{name}</BoldSubstring>
            </Fragment>
          ))}
          .
        </Entrance>
        <SourceTips>
          <ol className="pains">
            {pains.map(({ title, body }) => (
              <FeatureItem key={title} title={title}>
                {body}
              </FeatureItem>
            ))}
          </ol>
        </SourceTips>
        <StoreBadge placement="problem" />
      </div>
    </Section>
  );
}
