import { Icon } from "@/components/ui/icon";
import { RichText } from "@/components/ui/rich-text";
import { column, Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function HowItWorks({ id, heading, lead, steps }: Home["howItWorks"]) {
  return (
    <Section id={id} className="bg-milk py-12 lg:py-20">
      <div className={column}>
        <SectionHeading id={id} heading={heading} />
        <p className="mt-4 max-w-xl text-lead">{lead}</p>
        <ol className="relative mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
          {steps.map(({ icon, title, description }, at) => (
            <li key={title} className="relative border-t-2 border-ink pt-8">
              <span className="absolute -top-6 left-0 flex size-12 items-center justify-center rounded-button border-2 border-ink bg-citron font-display text-2xl font-extrabold tabular-nums">
                {at + 1}
              </span>
              {at === steps.length - 1 && <Bracket />}
              <Icon name={icon} className="mt-4 size-16" />
              <h3 className="mt-5 text-3xl font-bold leading-tight">{title}</h3>
              <p className="mt-2 max-w-md">
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
      className="bracket pointer-events-none absolute inset-x-0 -top-[34px]"
    >
      <Icon name="bracket" className="-ml-[10px] size-[68px] text-cobalt" />
    </span>
  );
}
