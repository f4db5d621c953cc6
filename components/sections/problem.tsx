import { Fragment } from "react";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { Bold } from "@/components/ui/bold";
import { column } from "@/components/ui/column";
import { Point } from "@/components/ui/point";
import { SectionHeading, StaticSection, statement } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Copy = Home["problem"];

export function Problem({ id }: Pick<Copy, "id">) {
  return <StaticSection part="problem" id={id} />;
}

export function ProblemContent({ id, heading, list, pains }: Copy) {
  return (
    <div className={`${column} problem`}>
      <SectionHeading id={id} heading={heading} size={statement} />
      <p data-enter="" className="small-print">
        <strong>{list.lead}</strong>{" "}
        {list.ingredients.map(({ name, emphasis }, index) => (
          <Fragment key={name}>
            {index > 0 && ", "}
            <Bold part={emphasis}>{name}</Bold>
          </Fragment>
        ))}
        .
      </p>
      <ol className="pains">
        {pains.map(({ title, body }) => (
          <Point key={title} title={title}>
            {body}
          </Point>
        ))}
      </ol>
      <StoreBadge />
    </div>
  );
}
