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
                <p className="flex-[1_1_6em] text-label leading-tight text-ink-soft">{caption}</p>
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

/* As many of the list's first names as a loupe shows whole. */
const underLoupe = 2;

/** The back of a bar's wrapper, its list in the size that the law asks for; a loupe lies on it. */
function Wrapper({ lead, ingredients, loupe }: Specimen) {
  const crimp = (
    <span aria-hidden="true" className="wrapper-crimp w-5 shrink-0 border-4 border-ink lg:w-7" />
  );
  return (
    <div className="mt-3 mb-4 flex h-[124px] lg:mt-4 lg:mb-5 lg:h-36">
      {crimp}
      <div className="my-0.5 min-w-0 grow border-y-4 border-ink bg-marigold">
        <Loupe label={loupe}>
          <div className="flex h-full items-center justify-between gap-3">
            <p className="legal-size">
              <span>
                <strong>{lead}</strong> <Names>{ingredients.slice(0, underLoupe)}</Names>,
              </span>{" "}
              <span>
                <Names>{ingredients.slice(underLoupe)}</Names>.
              </span>
            </p>
            <Icon name="barcode" className="mr-5 hidden size-24 xl:block" />
          </div>
        </Loupe>
      </div>
      {crimp}
    </div>
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
