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
          {/* Both halves stand on the same rows, so that their rules run straight across the panel. */}
          <div className="grid md:grid-cols-2">
            <div className="md:row-span-5 md:grid md:grid-rows-subgrid">
              <div className="border-b-8 border-ink px-4 pt-4 pb-3 sm:px-8 sm:pt-8">
                <SectionHeading id={id} heading={heading} className="lg:!text-[2.5rem]" />
                <p className="mt-1 text-ink-soft">{lead}</p>
              </div>
              <ul className="md:row-span-4 md:grid md:grid-rows-subgrid">
                {features.map(({ icon, title, description }) => (
                  <li
                    key={title}
                    className="border-b border-rule px-4 py-2.5 last:border-b-0 sm:px-8 lg:py-3.5"
                  >
                    <h3 className="flex items-center gap-2 text-lg font-bold leading-tight lg:text-xl">
                      <Icon name={icon} />
                      {title}
                    </h3>
                    <p className="mt-0.5 text-base leading-snug md:pl-8 lg:text-[length:inherit]">
                      <RichText>{description}</RichText>
                    </p>
                  </li>
                ))}
              </ul>
            </div>
            <div className="on-dark relative bg-ink text-paper md:row-span-5 md:grid md:grid-rows-subgrid">
              <Mascot
                {...mascot}
                className="absolute -top-11 right-2 h-auto w-24 sm:right-5 md:-top-12 md:w-32 lg:-top-10 lg:w-40"
              />
              <h3 className="border-b-8 border-citron px-4 pt-4 pb-3 pr-28 text-[clamp(1.75rem,5vw,2.5rem)] font-extrabold leading-[1.08] tracking-tight text-citron sm:px-8 sm:pt-8 md:pr-36">
                {limitsHeading}
              </h3>
              <ul className="md:row-span-4 md:grid md:grid-rows-subgrid">
                {limits.map(({ title, description }) => (
                  <li
                    key={title}
                    className="border-b border-rule px-4 py-2.5 last:border-b-0 sm:px-8 lg:py-3.5"
                  >
                    <strong className="block font-display text-lg font-bold leading-tight lg:text-xl">
                      {title}
                    </strong>{" "}
                    <span className="mt-0.5 block text-base leading-snug lg:text-[length:inherit]">
                      {description}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <p className="border-t-8 border-ink px-4 py-3 text-label leading-snug sm:px-8 md:py-4">
            {note}
          </p>
        </div>
      </div>
    </Section>
  );
}
