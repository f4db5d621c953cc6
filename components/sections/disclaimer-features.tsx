import { longestWord } from "@/components/ui/longest-word";
import { Art } from "@/components/ui/picture";
import { headline, SectionHeading, StaticSection } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Copy = Home["disclaimer"];

/* So that the longest word of a name stands on one line of a half. */
const size = longestWord > 16 ? "text-[clamp(1.5rem,2.9vw,2.25rem)] leading-[1.08]" : headline;

export function Disclaimer({ id }: Pick<Copy, "id">) {
  return <StaticSection part="disclaimer" id={id} className="halves" />;
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
    <>
      <div className="on-dark bg-ink text-paper">
        <SectionHeading id={id} heading={heading} size={size} />
        <Lines of={features} />
      </div>
      <div>
        <h3 className={`font-extrabold tracking-tight ${size}`}>{limitsHeading}</h3>
        <Lines of={limits} />
        <p className="text-label leading-snug">{note}</p>
        <Art {...mascot} className="halves-mascot" />
      </div>
    </>
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
