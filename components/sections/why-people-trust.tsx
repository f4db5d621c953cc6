import { column } from "@/components/ui/column";
import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
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
    { place: "flex flex-col md:row-span-2 xl:col-span-5", figure: <List list={list} /> },
    { place: "xl:col-span-7", figure: <Chain chain={chain} /> },
    { place: "gap-6 sm:flex md:block xl:col-span-7 xl:flex", figure: <Stamped {...stamped} /> },
  ];
  return (
    <Section id={id}>
      <div className={column}>
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12 lg:items-end">
          <SectionHeading id={id} heading={heading} className="lg:col-span-7" />
          <p className="text-ink-soft lg:col-span-5">{lead}</p>
        </div>
        <ul className="mt-5 grid grid-cols-1 gap-3 md:grid-cols-2 xl:mt-8 xl:grid-cols-12 xl:gap-4">
          {cards.map(({ title, description, tone }, at) => {
            const shown = figures[at];
            return shown ? (
              <li key={title} className={`rounded-card p-4 xl:p-7 ${grounds[tone]} ${shown.place}`}>
                <div className="sm:flex-1 md:flex-initial">
                  <h3 className="text-xl font-bold leading-tight xl:text-2xl">{title}</h3>
                  <p className="mt-1 leading-snug">
                    <RichText>{description}</RichText>
                  </p>
                </div>
                {shown.figure}
              </li>
            ) : (
              <li
                key={title}
                className="flex border-b border-rule pb-2.5 md:col-span-2 xl:col-span-12 xl:items-center xl:pb-3"
              >
                <span
                  aria-hidden="true"
                  className={`mr-4 w-3 shrink-0 self-stretch ${grounds[tone]}`}
                />
                <div className="min-w-0 xl:grid xl:grow xl:grid-cols-12 xl:items-baseline xl:gap-4">
                  <h3 className="text-xl font-bold leading-tight xl:col-span-4">{title}</h3>
                  <p className="mt-0.5 leading-snug xl:col-span-8 xl:mt-0">
                    <RichText>{description}</RichText>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
        <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-2 xl:mt-6 xl:gap-x-10">
          {badges.map(({ icon, label }) => (
            <li
              key={label}
              className="inline-flex items-center gap-1.5 text-[0.9375rem] font-bold leading-tight xl:text-[length:inherit]"
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

/** A printed list with the four flags stuck to its edge, as one marks a page. */
function List({ list }: { list: Trust["evidence"]["list"] }) {
  return (
    <ul className="mt-3 mr-2 flex flex-col rounded-panel border-2 border-ink bg-paper md:grow xl:mt-6 xl:mr-8">
      {list.map(({ name, flag }) => (
        <li
          key={name}
          className="flex grow flex-wrap content-center items-center gap-x-2 border-b xl:grid xl:grid-cols-[1fr_auto] border-rule py-1 pl-3 last:border-b-0 xl:pl-4"
        >
          <p className="min-w-0 flex-[1_1_5rem] text-[0.9375rem] font-bold leading-tight xl:text-[length:inherit]">
            {name}
          </p>
          <p className="order-last basis-full text-label leading-tight text-ink-soft">
            {describedFlag(flag).says}
          </p>
          <span className="-mr-4 rounded-full border-2 border-ink xl:row-span-2 xl:-mr-8">
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
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-0.5 font-display text-[1.375rem] sm:text-[2rem] md:text-2xl font-extrabold leading-[1.1] tracking-tight xl:mt-5 xl:gap-x-4 xl:text-[2.75rem]">
      {chain.map((link, at) => (
        <span key={link} className="flex items-center gap-x-3 xl:gap-x-4">
          {at > 0 && (
            <>
              <span className="sr-only">: </span>
              <Icon name="arrow-right" className="size-6 sm:size-8 xl:size-10" />
            </>
          )}
          {link}
        </span>
      ))}
    </p>
  );
}

const inks = ["text-cobalt [transform:rotate(-6deg)]", "text-tomato-deep [transform:rotate(3deg)]"];

/** One substance on which two authorities have put their stamps. */
function Stamped({ name, note, stamps }: Trust["evidence"]["stamped"]) {
  return (
    <div className="mt-3 rounded-panel bg-paper px-4 pt-2 pb-3 text-ink sm:mt-0 sm:w-[340px] sm:shrink-0 md:mt-3 md:w-auto xl:mt-0 xl:w-[340px] xl:-my-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b-2 border-ink pb-1.5">
        <p className="font-display text-xl font-extrabold leading-tight tracking-tight">{name}</p>
        <p className="text-label">{note}</p>
      </div>
      <ul className="mt-3 flex flex-wrap items-start justify-between gap-2">
        {stamps.map(({ by, says }, at) => (
          <li key={by} data-enter="" className={`stamp stamp-${at + 1} max-w-max flex-[1_1_6rem]`}>
            <p className={`rounded-panel border-4 px-3 py-1 text-center ${inks[at]}`}>
              <span className="block font-display text-3xl font-extrabold leading-none">{by}</span>{" "}
              <span className="block font-display text-sm font-extrabold leading-tight">
                {says}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
