import { Fragment } from "react";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { Bold } from "@/components/ui/bold";
import { column } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { Loupe } from "@/components/ui/loupe";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Problem({ id, heading, lead, specimen, pains }: Home["problem"]) {
  return (
    <Section id={id} className="overflow-hidden pt-12 pb-8 lg:py-20">
      <div className={`${column} md:grid md:grid-cols-[1fr_auto]`}>
        <SectionHeading id={id} heading={heading} className="xl:!text-[2.625rem]" />
        <p className="mt-2 text-ink-soft lg:text-lead">{lead}</p>
        <ol className="mt-3 grid grid-cols-1 gap-x-8 gap-y-4 md:col-span-2 md:grid-cols-2 lg:mt-7">
          {pains.map(({ figure, caption, title, body }, at) => (
            <li key={title} className="border-t-8 border-ink md:first:row-span-2">
              <div className="flex flex-wrap items-center gap-x-4 border-b-2 border-ink py-1.5 lg:py-2 lg:gap-x-5">
                <p
                  className={`max-w-full shrink-0 font-display font-extrabold leading-none tracking-tight ${at === 0 ? "text-[3.25rem] lg:text-[5.5rem] xl:text-[7.25rem]" : "text-[2.5rem] lg:text-6xl"}`}
                >
                  {figure}
                </p>
                <p className="flex-[1_1_9em] text-wrap text-label leading-tight text-ink-soft xl:text-base">
                  {caption}
                </p>
              </div>
              {at === 0 && <Wrapper {...specimen} />}
              <h3 className="mt-2 text-xl font-bold leading-tight lg:mt-3 lg:text-2xl">{title}</h3>
              <p className="mt-0.5 leading-snug lg:mt-1">
                <RichText>{body}</RichText>
              </p>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 md:self-end">
          <StoreBadge />
        </div>
      </div>
    </Section>
  );
}

type Specimen = Home["problem"]["specimen"];

/** The back of a bar's wrapper, its list in the size that the law asks for; a loupe lies on it. */
function Wrapper({ brand, lead, ingredients, loupe }: Specimen) {
  return (
    <div className="mt-3 mb-2 flex h-[132px] lg:mt-4 lg:mb-5 lg:h-36">
      <Crimp />
      <div className="my-0.5 min-w-0 grow border-y-4 border-ink bg-marigold">
        <Loupe label={loupe}>
          <span aria-hidden="true" className="wrapper-dots absolute inset-x-0 bottom-0 h-12" />
          <p className="legal-size absolute bg-paper text-wrap">
            <strong>{lead}</strong> <Names>{ingredients}</Names>.
          </p>
          <span
            aria-hidden="true"
            className="wrapper-brand absolute right-3 bottom-3 max-[374px]:hidden font-display text-xl font-extrabold leading-none tracking-tight lg:text-3xl"
          >
            {brand}
          </span>
          <Icon name="barcode" className="absolute top-5 right-3 hidden size-12 xl:block" />
        </Loupe>
      </div>
      <Crimp isRight />
    </div>
  );
}

/** A wrapper's end, cut in teeth and pressed in ribs, down to its seam. */
function Crimp({ isRight = false }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 144"
      preserveAspectRatio="none"
      className="h-full w-5 shrink-0 stroke-ink lg:w-7"
    >
      <g transform={isRight ? "rotate(180 14 72)" : undefined}>
        <path
          d="M28 2H9l-7 7l7 7l-7 7l7 7l-7 7l7 7l-7 7l7 7l-7 7l7 7l-7 7l7 7l-7 7l7 7l-7 7l7 7l-7 7l7 7l-7 7l7 7H28"
          strokeWidth="4"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="fill-marigold"
        />
        <path
          d="M8 9h12m-12 14h12m-12 14h12m-12 14h12m-12 14h12m-12 14h12m-12 14h12m-12 14h12m-12 14h12m-12 14h12"
          strokeWidth="2"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        <path d="M26 2V142" strokeWidth="4" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}

/** The names of a list, its allergens in bold. */
function Names({ children }: { children: Specimen["ingredients"] }) {
  return children.map(({ name, emphasis }, at) => (
    <Fragment key={name}>
      {at > 0 && ", "}
      <Bold part={emphasis}>{name}</Bold>
    </Fragment>
  ));
}
