import { column } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { Mascot } from "@/components/ui/mascot";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Disclaimer({
  id,
  heading,
  lead,
  features,
  limitsHeading,
  limits,
  mascot,
  note,
}: Home["disclaimer"]) {
  return (
    <Section id={id}>
      <div className={column}>
        <div className="rounded-panel border-2 border-ink">
          <div className="grid md:grid-cols-2">
            <div className="p-4 sm:p-8 sm:pb-4">
              <SectionHeading id={id} heading={heading} className="lg:!text-[2.5rem]" />
              <p className="mt-2 border-b-8 border-ink pb-3 text-ink-soft">{lead}</p>
              <ul>
                {features.map(({ icon, title, description }) => (
                  <li key={title} className="border-b border-rule py-3 last:border-b-0">
                    <h3 className="flex items-center gap-2 text-lg font-bold leading-tight lg:text-xl">
                      <Icon name={icon} />
                      {title}
                    </h3>
                    <p className="mt-0.5 leading-snug md:pl-8">
                      <RichText>{description}</RichText>
                    </p>
                  </li>
                ))}
              </ul>
            </div>
            <div className="on-dark relative flex flex-col bg-ink p-4 text-paper sm:p-8 sm:pb-4">
              <Mascot
                {...mascot}
                className="absolute -top-11 right-2 h-auto w-24 sm:right-5 md:-top-14 md:w-32 lg:w-40"
              />
              <h3 className="pr-24 text-[clamp(1.75rem,5vw,2.5rem)] font-extrabold leading-[1.08] tracking-tight text-citron md:pr-28">
                {limitsHeading}
              </h3>
              <ul className="mt-4 flex grow flex-col border-t-8 border-citron">
                {limits.map((limit) => (
                  <li
                    key={JSON.stringify(limit)}
                    className="flex grow flex-col justify-center border-b border-rule py-3 leading-snug last:border-b-0 lg:text-xl"
                  >
                    <span>
                      <RichText>{limit}</RichText>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <p className="border-t-8 border-ink p-4 text-label leading-snug sm:px-8">{note}</p>
        </div>
      </div>
    </Section>
  );
}
