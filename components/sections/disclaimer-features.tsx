import { Art } from "@/components/ui/picture";
import { headline, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { longestWord } from "@/lib/longest-word";

/* A long product name keeps its longest word on one line of a half. */
const size = longestWord > 16 ? "text-[clamp(1.5rem,2.9vw,2.25rem)] leading-[1.08]" : headline;

export function DisclaimerFeatures({
  id,
  heading,
  features,
  limitsHeading,
  limits,
  mascot,
  note,
}: Home["disclaimer"]) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="halves">
      <div className="on-dark bg-ink text-paper">
        <SectionHeading id={id} heading={heading} size={size} />
        <Lines items={features} />
      </div>
      <div>
        <h3 className={`font-extrabold tracking-tight ${size}`}>{limitsHeading}</h3>
        <Lines items={limits} />
        <p className="text-label leading-snug">{note}</p>
        <Art {...mascot} className="halves-mascot" />
      </div>
    </section>
  );
}

function Lines({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
