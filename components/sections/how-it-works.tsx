import { column } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { Mascot } from "@/components/ui/mascot";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function HowItWorks({ id, heading, lead, mascot, steps }: Home["howItWorks"]) {
  return (
    <Section id={id} className="bg-milk py-12 lg:py-20">
      <div className={column}>
        <div className="flex items-end justify-between gap-4">
          <div>
            <SectionHeading id={id} heading={heading} />
            <p className="mt-3 max-w-xl lg:text-lead">{lead}</p>
          </div>
          <Mascot {...mascot} className="-mb-6 h-auto w-24 shrink-0 md:-mb-5 md:w-44" />
        </div>
        {/* Rows of one height on a phone, as columns are of one width: the bracket goes by them. */}
        <ol className="mt-8 grid auto-rows-fr gap-5 md:auto-rows-auto md:grid-cols-3 md:gap-8">
          {steps.map(({ icon, title, description }, at) => (
            <li key={title} className="relative border-t-2 border-ink pt-4">
              {at === steps.length - 1 && <Bracket />}
              <div className="flex h-12 items-center gap-3">
                <span className="flex size-12 shrink-0 items-center justify-center rounded-button border-2 border-ink bg-citron font-display text-2xl font-extrabold">
                  {at + 1}
                </span>
                <h3 className="grow text-2xl font-bold leading-tight">{title}</h3>
                <Icon name={icon} className="size-8" />
              </div>
              <p className="mt-3 max-w-md leading-snug">
                <RichText>{description}</RichText>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** The mark's scan bracket, around a step's number. */
function Bracket() {
  return (
    <span
      aria-hidden="true"
      data-enter=""
      className="bracket pointer-events-none absolute inset-x-0 top-0 h-full"
    >
      <Icon name="bracket" className="mt-2 -ml-2 size-16 text-cobalt" />
    </span>
  );
}
