import { Icon } from "@/components/ui/icon";
import { RichText } from "@/components/ui/rich-text";
import { column, Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Disclaimer({
  id,
  heading,
  lead,
  features,
  limitsHeading,
  limits,
  note,
}: Home["disclaimer"]) {
  return (
    <Section id={id}>
      <div className={column}>
        <div className="rounded-panel border-2 border-ink">
          <div className="grid md:grid-cols-2">
            <div className="p-5 sm:p-8">
              <SectionHeading id={id} heading={heading} />
              <p className="mt-2 border-b-8 border-ink pb-4 text-ink-soft">{lead}</p>
              <ul>
                {features.map(({ icon, title, description }) => (
                  <li key={title} className="flex gap-4 border-b border-rule py-4 last:border-b-0">
                    <Icon name={icon} className="size-8" />
                    <div>
                      <h3 className="text-xl font-bold leading-tight">{title}</h3>
                      <p className="mt-1">
                        <RichText>{description}</RichText>
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
            <div className="on-dark flex flex-col border-t-2 border-ink bg-ink p-5 text-paper sm:p-8 md:border-t-0">
              <h3 className="text-[clamp(1.75rem,5vw,3rem)] font-extrabold leading-[1.08] tracking-tight text-citron">
                {limitsHeading}
              </h3>
              <ul className="mt-4 flex grow flex-col border-t-8 border-citron">
                {limits.map((limit) => (
                  <li
                    key={JSON.stringify(limit)}
                    className="flex grow flex-col justify-center border-b border-rule py-4 text-xl leading-snug last:border-b-0"
                  >
                    <span>
                      <RichText>{limit}</RichText>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <p className="border-t-8 border-ink p-5 text-label sm:px-8">{note}</p>
        </div>
      </div>
    </Section>
  );
}
