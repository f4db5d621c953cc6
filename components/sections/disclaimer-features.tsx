import { column } from "@/components/ui/column";
import { Art } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { SectionHeading, StaticSection } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Copy = Home["disclaimer"];

export function Disclaimer({ id }: Pick<Copy, "id">) {
  return <StaticSection part="disclaimer" id={id} />;
}

export function DisclaimerContent({
  id,
  heading,
  features,
  limitsHeading,
  limits,
  mascot,
  note,
}: Copy) {
  return (
    <div className={column}>
      {/* Both halves stand on the same rows, so that what it can and what it cannot begin together. */}
      <div className="panel">
        <ul className="on-dark bg-ink text-paper">
          <li>
            <SectionHeading id={id} heading={heading} />
          </li>
          {features.map(({ title, description }) => (
            <li key={title}>
              <b>{title}:</b> <RichText>{description}</RichText>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <h3 className="text-[clamp(1.75rem,5vw,3rem)] font-extrabold leading-[1.08] tracking-tight">
              {limitsHeading}
            </h3>
            <Art {...mascot} className="panel-mascot" />
          </li>
          {limits.map(({ title, description }) => (
            <li key={title}>
              <b>{title}:</b> {description}
            </li>
          ))}
        </ul>
        <p className="text-label leading-snug">{note}</p>
      </div>
    </div>
  );
}
