import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { RichText } from "@/components/ui/rich-text";
import { column, Section, SectionHeading } from "@/components/ui/section";
import type { Flag as FlagName, Home, Tone } from "@/content/schema";

const grounds: Record<Tone, string> = {
  paper: "border-2 border-ink bg-paper",
  shelf: "bg-shelf",
  milk: "bg-milk",
  citron: "bg-citron",
  petal: "bg-petal",
  marigold: "bg-marigold",
  ink: "on-dark bg-ink text-paper",
  cobalt: "on-dark bg-cobalt text-paper",
};

/* Two cards, one across, three: of six columns. */
const spans = ["md:col-span-3", "md:col-span-3", "md:col-span-6", "md:col-span-2", "md:col-span-2", "md:col-span-2"];

export function WhyPeopleTrust({ id, heading, lead, flags, cards, badges }: Home["whyPeopleTrust"]) {
  return (
    <Section id={id}>
      <div className={column}>
        <SectionHeading id={id} heading={heading} />
        <p className="mt-4 max-w-2xl text-lead text-ink-soft">{lead}</p>
        <ul className="mt-10 grid gap-4 md:grid-cols-6">
          {cards.map(({ icon, title, description, tone }, at) => (
            <li key={title} className={`rounded-card p-6 sm:p-8 ${grounds[tone]} ${spans[at]}`}>
              <div className={at === 2 ? "grid gap-x-10 gap-y-4 md:grid-cols-[auto_1fr] md:items-center" : ""}>
                <Icon name={icon} className={at === 2 ? "size-14 text-citron md:size-24" : "size-10"} />
                <div className={at === 2 ? "" : "mt-5"}>
                  <h3 className={`font-bold leading-tight ${at === 2 ? "text-3xl" : "text-2xl"}`}>{title}</h3>
                  <p className="mt-2 max-w-2xl">
                    <RichText>{description}</RichText>
                  </p>
                </div>
              </div>
              {at === 0 && <Flags flags={flags} />}
            </li>
          ))}
        </ul>
        <ul className="mt-8 flex flex-wrap gap-3">
          {badges.map(({ icon, label }) => (
            <li key={label} className="inline-flex items-center gap-2 rounded-full border-2 border-ink py-2 pr-4 pl-3 font-bold">
              <Icon name={icon} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Flags({ flags }: Pick<Home["whyPeopleTrust"], "flags">) {
  return (
    <dl className="mt-6 grid gap-2">
      {(Object.keys(flags) as FlagName[]).map((name) => (
        <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <dt>
            <Flag name={name} />
          </dt>
          <dd className="text-label">{flags[name].says}</dd>
        </div>
      ))}
    </dl>
  );
}
