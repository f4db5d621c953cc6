import type { ReactNode } from "react";
import { column } from "@/components/ui/column";
import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { Highlight, RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import { describedFlag } from "@/content/flags";
import type { Home, Tone } from "@/content/schema";

type Trust = Home["whyPeopleTrust"];

const grounds: Record<Tone, string> = {
  paper: "border-ink bg-paper",
  shelf: "border-transparent bg-shelf",
  milk: "border-transparent bg-milk",
  citron: "border-transparent bg-citron",
  petal: "border-transparent bg-petal",
  marigold: "border-transparent bg-marigold",
  ink: "on-dark border-transparent bg-ink text-paper",
  cobalt: "on-dark border-transparent bg-cobalt text-paper",
};

export function WhyPeopleTrust({ id, heading, lead, evidence, cards, examples, badges }: Trust) {
  const { list, chain, stamped } = evidence;
  const figures = [
    { place: "flex flex-col md:row-span-2 xl:col-span-5", figure: <List list={list} /> },
    { place: "xl:col-span-7", figure: <Chain chain={chain} /> },
    { place: "gap-6 sm:flex md:block xl:col-span-7 xl:flex", figure: <Stamped {...stamped} /> },
  ];
  return (
    <Section id={id} className="pt-12 pb-6 lg:py-20">
      <div className={column}>
        <div className="grid gap-x-8 gap-y-1 lg:grid-cols-12 lg:items-end">
          <SectionHeading id={id} heading={heading} className="lg:col-span-7" />
          <p className="leading-snug text-balance text-ink-soft lg:col-span-5 lg:leading-[inherit]">
            {lead}
          </p>
        </div>
        <ul className="mt-4 grid grid-cols-1 gap-2.5 md:mt-2 md:grid-cols-2 xl:mt-6 xl:grid-cols-12 xl:gap-4">
          {cards.map(({ title, description, tone }, at) => (
            <li
              key={title}
              className={`rounded-card border-2 px-4 py-2 md:py-4 xl:px-7 xl:py-5 ${grounds[tone]} ${figures[at]?.place}`}
            >
              <div className="sm:flex-1 md:flex-initial">
                <h3 className="text-xl font-bold leading-tight xl:text-2xl">{title}</h3>
                <p className="mt-0.5 leading-snug xl:mt-1">
                  <RichText>{description}</RichText>
                </p>
              </div>
              {figures[at]?.figure}
            </li>
          ))}
        </ul>
        <ul className="examples mt-4 border-b-2 border-ink md:mt-3 md:grid md:grid-cols-3 md:gap-2.5 lg:gap-8 xl:mt-8">
          {examples.map(({ title, description, example }, at) => (
            <li key={title} className="border-t border-ink py-1.5">
              <h3 className="text-lg font-bold leading-tight lg:text-xl">{title}</h3>
              <p className="text-base leading-tight lg:text-[length:inherit]">
                <RichText>{description}</RichText>
              </p>
              <Example {...example} look={looks[at]} />
            </li>
          ))}
        </ul>
        <Badges badges={badges} />
      </div>
    </Section>
  );
}

interface Look {
  list: string;
  says: string;
  sign?: ReactNode;
}

const large = "font-display font-extrabold";
/* How each example is drawn: as tags on a name, as a slip that cites, as a line of large type. */
const looks: Look[] = [
  { list: "tags gap-1", says: "border-2 border-ink font-bold xl:text-base" },
  {
    list: "slip rounded-panel border-2 border-ink bg-shelf",
    says: "lg:text-base",
  },
  {
    list: "gap-1.5",
    says: `flex items-center gap-1.5 leading-tight md:text-xl xl:text-2xl ${large}`,
    sign: <Icon name="leads-to" className="size-5" />,
  },
];

/** An ingredient and what is said of it: on a phone in one line, from a tablet up as a drawing. */
function Example({ name, says, look }: Trust["examples"][number]["example"] & { look?: Look }) {
  return (
    <dl
      className={`mt-1 flex flex-wrap items-center text-label leading-tight md:mt-3 ${look?.list}`}
    >
      <dt className={`leading-tight md:text-2xl ${large}`}>{name}</dt>{" "}
      {says.map((words) => (
        <dd key={words} className={look?.says}>
          {look?.sign}
          {words}
        </dd>
      ))}
    </dl>
  );
}

/** A line each on a phone; from a tablet up they stand beside each other. */
function Badges({ badges }: { badges: Trust["badges"] }) {
  return (
    <ul className="mt-2 grid gap-1 text-label leading-tight md:grid-cols-3 md:gap-2.5 lg:mt-4 lg:gap-8 lg:text-[0.9375rem]">
      {badges.map(({ icon, label, fact }) => (
        <li key={label} className="flex items-center gap-2">
          <Icon name={icon} />
          <p>
            {/* Pretty wrapping in WebKit would break the labels at their hyphens. */}
            <strong className="text-wrap md:block">{label}:</strong> {fact}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A printed list with the four flags stuck to its edge, as one marks a page. */
function List({ list }: { list: Trust["evidence"]["list"] }) {
  return (
    <ul className="mt-2 flex flex-col rounded-panel border-2 border-ink bg-paper md:grow xl:mt-4">
      {list.map(({ name, flag }) => (
        <li
          key={name}
          className="grid grow grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2 border-b border-rule px-2.5 pt-1 pb-0.5 last:border-b-0 xl:px-4"
        >
          <p className="text-[0.9375rem] font-bold leading-tight xl:text-[length:inherit]">
            {name}
          </p>
          <Flag name={flag} />
          <p className="col-span-2 text-label leading-tight text-ink-soft">
            {describedFlag(flag).says}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A name, what it is, and what it is there for, one leading to the next. */
function Chain({ chain: [name, ...meanings] }: { chain: Trust["evidence"]["chain"] }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-[1.375rem] font-extrabold leading-[1.1] tracking-tight sm:text-[2rem] md:text-2xl xl:mt-4 xl:gap-x-4 xl:text-[2.75rem]">
      {name && <Highlight>{name}</Highlight>}
      {meanings.map((meaning) => (
        <span key={meaning} className="flex items-center gap-x-3 xl:gap-x-4">
          <span className="sr-only">: </span>
          <Icon name="leads-to" className="size-6 sm:size-8 xl:size-10" />
          {meaning}
        </span>
      ))}
    </p>
  );
}

const inks = ["text-cobalt [transform:rotate(-6deg)]", "text-tomato-deep [transform:rotate(3deg)]"];

/** One substance on which two authorities have put their stamps. */
function Stamped({ name, note, stamps }: Trust["evidence"]["stamped"]) {
  return (
    <div className="mt-2 rounded-panel bg-paper px-4 pt-1 pb-3 text-ink sm:mt-0 sm:w-[340px] sm:shrink-0 md:mt-3 md:w-auto xl:my-0 xl:w-[340px]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b-2 border-ink pb-1">
        <p className="font-display text-xl font-extrabold leading-tight">{name}</p>
        <p className="text-label">{note}</p>
      </div>
      <ul className="mt-3 flex flex-wrap items-start justify-between gap-2">
        {stamps.map(({ by, says }, at) => (
          <li key={by} data-enter="" className={`stamp stamp-${at + 1} max-w-max flex-[1_1_6rem]`}>
            <p className={`rounded-panel border-4 px-2.5 py-0.5 text-center xl:py-1 ${inks[at]}`}>
              <span className="block font-display text-2xl font-extrabold leading-none xl:text-3xl">
                {by}
              </span>{" "}
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
