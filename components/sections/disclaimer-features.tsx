import { column } from "@/components/ui/column";
import { Art } from "@/components/ui/picture";
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
      <div className="panel">
        <div className="on-dark bg-ink text-paper">
          <SectionHeading id={id} heading={heading} />
          <Lines of={features} />
        </div>
        <div>
          <h3 className="text-[clamp(1.75rem,5vw,3rem)] font-extrabold leading-[1.08] tracking-tight">
            {limitsHeading}
            <Art {...mascot} className="panel-mascot" />
          </h3>
          <Lines of={limits} />
        </div>
        <p className="text-label leading-snug">{note}</p>
      </div>
    </div>
  );
}

function Lines({ of }: { of: string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
