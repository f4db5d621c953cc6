import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { RichText } from "@/components/ui/rich-text";
import { column, Section, SectionHeading } from "@/components/ui/section";
import { describedFlag } from "@/content/flags";
import type { Home, Tone } from "@/content/schema";

type Trust = Home["whyPeopleTrust"];

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

export function WhyPeopleTrust({ id, heading, lead, evidence, cards, badges }: Trust) {
  const { list, chain, stamped } = evidence;
  /* The first three cards show what they say; the others are said in a line. */
  const figures = [
    { place: "lg:col-span-5 lg:row-span-2", figure: <List list={list} /> },
    { place: "lg:col-span-7", figure: <Chain chain={chain} /> },
    { place: "gap-6 sm:flex lg:col-span-7", figure: <Stamped {...stamped} /> },
  ];
  return (
    <Section id={id}>
      <div className={column}>
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12 lg:items-end">
          <SectionHeading id={id} heading={heading} className="lg:col-span-7" />
          <p className="text-ink-soft lg:col-span-5">{lead}</p>
        </div>
        <ul className="mt-6 grid gap-4 lg:mt-8 lg:grid-cols-12">
          {cards.map(({ title, description, tone }, at) => {
            const shown = figures[at];
            return shown ? (
              <li key={title} className={`rounded-card p-5 lg:p-7 ${grounds[tone]} ${shown.place}`}>
                <div className="flex-1">
                  <h3 className="text-xl font-bold leading-tight lg:text-2xl">{title}</h3>
                  <p className="mt-1 leading-snug">
                    <RichText>{description}</RichText>
                  </p>
                </div>
                {shown.figure}
              </li>
            ) : (
              <li
                key={title}
                className="flex border-b border-rule pb-3 lg:col-span-12 lg:items-center"
              >
                <span
                  aria-hidden="true"
                  className={`mr-4 w-3 shrink-0 self-stretch ${grounds[tone]}`}
                />
                <div className="lg:grid lg:grow lg:grid-cols-12 lg:items-baseline lg:gap-4">
                  <h3 className="text-xl font-bold leading-tight lg:col-span-4">{title}</h3>
                  <p className="mt-0.5 leading-snug lg:col-span-8 lg:mt-0">
                    <RichText>{description}</RichText>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 lg:mt-6 lg:gap-x-10">
          {badges.map(({ icon, label }) => (
            <li key={label} className="inline-flex items-center gap-2 font-bold leading-tight">
              <Icon name={icon} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A printed list with the four flags stuck to its edge, as one marks a page. */
function List({ list }: { list: Trust["evidence"]["list"] }) {
  return (
    <ul className="mt-4 mr-4 rounded-panel border-2 border-ink bg-paper lg:mt-6 lg:mr-8">
      {list.map(({ name, flag }) => (
        <li
          key={name}
          className="flex items-center justify-between gap-2 border-b border-rule py-2 pl-3 last:border-b-0 lg:py-3 lg:pl-4"
        >
          <div className="min-w-0">
            <p className="font-bold leading-tight">{name}</p>
            <p className="text-label leading-tight text-ink-soft">{describedFlag(flag).says}</p>
          </div>
          <span className="-mr-5 shrink-0 rounded-full border-2 border-ink lg:-mr-8">
            <Flag name={flag} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A name, what it is, and what it is there for, one leading to the next. */
function Chain({ chain }: { chain: Trust["evidence"]["chain"] }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-[1.75rem] font-extrabold leading-[1.1] tracking-tight lg:mt-5 lg:gap-x-4 lg:text-[2.75rem]">
      {chain.map((link, at) => (
        <span key={link} className="flex items-center gap-x-3 lg:gap-x-4">
          {at > 0 && (
            <>
              <span className="sr-only">: </span>
              <Icon name="arrow-right" className="size-8 lg:size-10" />
            </>
          )}
          {link}
        </span>
      ))}
    </p>
  );
}

const inks = ["text-cobalt -rotate-6", "text-tomato-deep rotate-3"];

/** One substance on which two authorities have put their stamps. */
function Stamped({ name, note, stamps }: Trust["evidence"]["stamped"]) {
  return (
    <div className="mt-4 rounded-panel bg-paper px-4 pt-3 pb-4 text-ink sm:mt-0 sm:w-[330px] lg:-my-2">
      <p className="font-display text-2xl font-extrabold leading-tight tracking-tight">{name}</p>
      <p className="border-b-2 border-ink pb-2 text-label">{note}</p>
      <ul className="mt-3 flex items-start justify-between gap-2">
        {stamps.map(({ by, says }, at) => (
          <li key={by} data-enter="" className={`stamp stamp-${at + 1}`}>
            <p className={`rounded-panel border-4 px-3 py-1 text-center ${inks[at]}`}>
              <span className="block font-display text-3xl font-extrabold leading-none">{by}</span>{" "}
              <span className="block text-label font-bold leading-tight">{says}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
