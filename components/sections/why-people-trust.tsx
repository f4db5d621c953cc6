import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { RichText } from "@/components/ui/rich-text";
import { column, Section, SectionHeading } from "@/components/ui/section";
import { flags } from "@/content/flags";
import type { Home, Tone } from "@/content/schema";

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

/* Two cards, one across, three: of six columns. The second stands beside a tall one, so it grows. */
const places = [
  { span: "md:col-span-3", icon: "size-10", title: "text-2xl" },
  {
    span: "flex flex-col justify-between md:col-span-3",
    icon: "size-10 md:size-24",
    title: "text-2xl md:text-4xl",
  },
  {
    span: "gap-10 md:col-span-6 md:flex md:items-center",
    icon: "size-14 text-citron md:size-24",
    title: "text-3xl",
  },
  { span: "md:col-span-2", icon: "size-10", title: "text-2xl" },
  { span: "md:col-span-2", icon: "size-10", title: "text-2xl" },
  { span: "md:col-span-2", icon: "size-10", title: "text-2xl" },
];

export function WhyPeopleTrust({ id, heading, lead, cards, badges }: Home["whyPeopleTrust"]) {
  return (
    <Section id={id}>
      <div className={column}>
        <SectionHeading id={id} heading={heading} />
        <p className="mt-4 max-w-2xl text-lead text-ink-soft">{lead}</p>
        <ul className="mt-10 grid gap-4 md:grid-cols-6">
          {cards.map(({ icon, title, description, tone }, at) => (
            <li
              key={title}
              className={`rounded-card p-6 sm:p-8 ${grounds[tone]} ${places[at]?.span}`}
            >
              <Icon name={icon} className={places[at]?.icon} />
              <div className="mt-5 max-w-2xl">
                <h3 className={`font-bold leading-tight ${places[at]?.title}`}>{title}</h3>
                <p className="mt-2">
                  <RichText>{description}</RichText>
                </p>
              </div>
              {at === 0 && <Flags />}
            </li>
          ))}
        </ul>
        <ul className="mt-8 flex flex-wrap gap-3">
          {badges.map(({ icon, label }) => (
            <li
              key={label}
              className="inline-flex items-center gap-2 rounded-full border-2 border-ink py-2 pr-4 pl-3 font-bold"
            >
              <Icon name={icon} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Flags() {
  return (
    <dl className="mt-6 grid gap-2">
      {flags.map(({ name, says }) => (
        <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <dt>
            <Flag name={name} />
          </dt>
          <dd className="text-label">{says}</dd>
        </div>
      ))}
    </dl>
  );
}
