import { Fragment } from "react";
import { Flag, flagColorClasses, flagShape } from "@/components/ui/flag";
import { Highlight } from "@/components/ui/highlight";
import { SourceList } from "@/components/ui/source-list";
import { flags } from "@/content/flags";
import type { FlagName, WhatItDoes } from "@/content/schema";
import { flaggedIngredients } from "@/lib/products/flagged-ingredients";
import { describedFlag, isFlagged } from "@/lib/products/flags";
import { printedName } from "@/lib/products/printed-name";

type Result = WhatItDoes["bullets"][number]["result"];

/** The six features, each with its result for an example ingredient. */
export function FeatureList({ bulletsHeading, example, bullets, sources, sourcesLabel }: WhatItDoes) {
  return (
    <section aria-labelledby="bullets" className="mt-10 border-2 border-ink px-5 pt-5 sm:px-8 sm:pt-7">
      <h2 id="bullets" className="pb-4 text-3xl font-heavy lg:text-4xl">
        {bulletsHeading}
      </h2>
      <p
        className={`-mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-y-2 border-ink px-5 py-4 sm:-mx-8 sm:px-8 ${flagColorClasses[example.flag]}`}
      >
        <span className="basis-full text-label font-bold">
          {example.lead}
          <span className="sr-only">:</span>
        </span>{" "}
        <span className="font-display text-[min(2.25rem,13vw)] leading-none font-heavy tracking-tight lg:text-5xl">
          <Highlight>{example.name}</Highlight>
          <span className="sr-only">,</span>
        </span>{" "}
        <Flag name={example.flag} />
      </p>
      <ul role="list" className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:gap-x-12 print:grid-cols-2 print:gap-[4mm]">
        {bullets.map(({ title, description, result }) => (
          <li
            key={title}
            className="border-t border-rule py-5 first:border-t-0 sm:nth-2:border-t-0 lg:py-6 print:p-[4mm]"
          >
            <h3 className="text-lead font-bold leading-tight text-wrap">{title}</h3>
            <p className="mt-1 text-base leading-snug text-ink-soft">{description}</p>
            {"product" in result ? (
              <Breakdown {...result} />
            ) : (
              <div className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 lg:auto-cols-fr lg:grid-flow-col">
                {result.answers.map(({ field, text }) => (
                  <div key={text} className="font-display text-xl leading-tight font-bold">
                    {field && <p className="text-label leading-tight font-bold">{field}</p>}
                    <p>{text}</p>
                  </div>
                ))}
              </div>
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

/** A product's ingredients with their flags, and the number of each flag. */
function Breakdown({ product, preference, caption }: Extract<Result, { product: string }>) {
  const list = flaggedIngredients(product, preference);
  const shownFlags = flags.filter(({ name }) => list.some(({ flag }) => flag === name));
  return (
    <>
      <p className="mt-3 text-label text-ink-soft">{caption}</p>
      <ul role="list" className="leading-[33px]">
        {list.map(({ name, flag }, index) => (
          <Fragment key={name}>
            <ListedIngredient flag={flag}>{printedName({ name }, index, list)}</ListedIngredient>{" "}
          </Fragment>
        ))}
      </ul>
      <ul role="list" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {shownFlags.map(({ name }) => (
          <li key={name} className="inline-flex max-w-full flex-wrap items-center gap-2">
            <Flag name={name} />{" "}
            <p className="font-display font-heavy">{list.filter(({ flag }) => flag === name).length}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An ingredient in the list. Screen readers read its flag as text. */
function ListedIngredient({ flag, children }: { flag: FlagName; children: string }) {
  if (flag === "explained") return <li className="inline">{children}</li>;
  return (
    <li className="ml-1 inline-block wrap-anywhere">
      <span className={flagShape(flag)}>
        <span className="sr-only">({describedFlag(flag).text})</span>
      </span>{" "}
      {isFlagged(flag) ? <Highlight>{children}</Highlight> : <span>{children}</span>}
    </li>
  );
}
