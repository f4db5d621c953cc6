import { Fragment } from "react";
import { Flag, flagColorClasses } from "@/components/ui/flag";
import { Highlight } from "@/components/ui/rich-text";
import { SourceList } from "@/components/ui/source-list";
import { describedFlag, type Flag as FlagName, flags, isFlagged } from "@/content/flags";
import type { WhatItDoes } from "@/content/schema";

type Shown = WhatItDoes["bullets"][number]["shown"];
type BreakdownProps = Extract<Shown, { list: unknown }>;
type AnswersProps = Extract<Shown, { answers: unknown }>;

/** The features as the parts of one real answer: a list, flagged, and one ingredient of it, explained. */
export function FeatureList({ bulletsHeading, bullets, sources, sourcesLabel }: WhatItDoes) {
  return (
    <section
      aria-labelledby="bullets"
      className="mt-10 border-2 border-ink px-5 pt-5 sm:px-8 sm:pt-7"
    >
      <h2 id="bullets" className="border-b-8 border-ink pb-3 text-3xl font-extrabold lg:text-4xl">
        {bulletsHeading}
      </h2>
      <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-x-12">
        {bullets.map(({ title, description, shown }, index) => (
          <li
            key={title}
            className="border-b border-rule py-5 first:border-b-0 first:pb-0 last:border-b-0 md:first:col-span-2 md:last:col-span-2"
          >
            <h3 className="text-lg font-bold leading-tight">{title}</h3>
            <p className="mt-1 text-base leading-snug text-ink-soft">{description}</p>
            {"list" in shown ? (
              <Breakdown {...shown} />
            ) : (
              <Answers {...shown} isLarge={index === bullets.length - 1} />
            )}
          </li>
        ))}
      </ul>
      <p className="-mx-5 border-t-2 border-ink px-5 py-3 text-label sm:-mx-8 sm:px-8">
        <strong>{sourcesLabel}:</strong> <SourceList sources={sources} />
      </p>
    </section>
  );
}

/** The list as it is printed, what was found in it highlighted, and the ingredient that the rest tells of. */
function Breakdown({ list, caption, opened }: BreakdownProps) {
  const counted = flags
    .map(({ name }) => ({ name, count: list.filter(({ flag }) => flag === name).length }))
    .filter(({ count }) => count > 0);
  const { flag = "explained" } = list.find(({ name }) => name === opened.name) ?? {};
  return (
    <>
      <p className="mt-4 text-lead leading-[1.9]">
        {list.map(({ name, flag }, index) => (
          <Fragment key={name}>
            <Listed flag={flag}>{name + (index < list.length - 1 ? "," : ".")}</Listed>{" "}
          </Fragment>
        ))}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-5">
        {counted.map(({ name, count }) => (
          <Fragment key={name}>
            <span className="inline-flex max-w-full flex-wrap items-center gap-2">
              <Flag name={name} /> <span className="figures">{count}</span>
            </span>{" "}
          </Fragment>
        ))}
        <span className="text-label text-ink-soft">{caption}</span>
      </p>
      <p
        className={`-mx-5 mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 border-y-2 border-ink px-5 py-4 sm:-mx-8 sm:px-8 ${flagColorClasses[flag]}`}
      >
        <span className="basis-full text-label font-bold">{opened.lead}</span>{" "}
        <span className="font-display text-[min(2.25rem,13vw)] leading-none font-extrabold tracking-tight lg:text-5xl">
          <Highlight>{opened.name}</Highlight>
        </span>{" "}
        <Flag name={flag} />
      </p>
    </>
  );
}

/** An ingredient in its list; what is flagged is found, and named as that to those who only listen. */
function Listed({ flag, children }: { flag: FlagName; children: string }) {
  if (flag === "explained") return children;
  return (
    <span className="inline-block wrap-anywhere">
      {isFlagged(flag) ? <Highlight>{children}</Highlight> : children}{" "}
      <span className={`flag flag-${flag} mr-2`}>
        <span className="sr-only">({describedFlag(flag).label})</span>
      </span>
    </span>
  );
}

/** What the app says, loud: the description above it is only about it. */
function Answers({ answers, isLarge }: AnswersProps & { isLarge: boolean }) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 lg:auto-cols-fr lg:grid-flow-col">
      {answers.map(({ field, says }) => (
        <p
          key={says}
          className={`font-display leading-tight font-bold text-balance ${isLarge ? "text-2xl lg:text-3xl" : "text-xl"}`}
        >
          {field && <span className="block text-label font-bold">{field} </span>}
          {says}
        </p>
      ))}
    </div>
  );
}
