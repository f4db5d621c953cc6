import type { CSSProperties } from "react";
import { Static } from "@/components/static/static";
import { column } from "@/components/ui/column";
import { Questions } from "@/components/ui/questions";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Faq({ id, count }: Pick<Home["faq"], "id"> & { count: number }) {
  return (
    // app/skipping.css reckons with it.
    <Section id={id} style={{ "--questions": count } as CSSProperties}>
      <div className={`${column} grid gap-4 lg:grid-cols-12 lg:gap-8`}>
        <Static part="faq-words" className="lg:col-span-4" />
        <div className="lg:col-span-8">
          <Questions />
        </div>
      </div>
    </Section>
  );
}

export function FaqWords({ id, heading }: Home["faq"]) {
  return <SectionHeading id={id} heading={heading} />;
}
