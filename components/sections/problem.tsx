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
    <Section id={id} className="overflow-hidden py-12 lg:py-20">
      <div className={column}>
        <SectionHeading id={id} heading={heading} className="xl:!text-[2.625rem]" />
        <p className="mt-2 text-ink-soft lg:text-lead">{lead}</p>
        <div className="mt-4 grid gap-x-8 gap-y-5 lg:mt-8 lg:grid-cols-4">
          <Wrapper {...specimen} />
          <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3 lg:col-span-3">
            {pains.map(({ figure, caption, title, body }) => (
              <li key={title} className="border-t-8 border-ink">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-ink py-2 md:block md:py-0">
                  <p className="shrink-0 font-display text-[2.5rem] font-extrabold leading-none tracking-tight md:border-b-2 md:border-ink md:py-3 md:text-5xl lg:text-6xl">
                    {figure}
                  </p>
                  <p className="min-w-[9em] grow basis-0 text-label leading-tight text-ink-soft md:min-h-[5.5rem] md:py-2 lg:min-h-[4.75rem] xl:min-h-[3.75rem]">
                    {caption}
                  </p>
                </div>
                <h3 className="mt-2 text-xl font-bold leading-tight md:mt-4 lg:text-2xl">
                  {title}
                </h3>
                <p className="mt-1 leading-snug lg:mt-2">
                  <RichText>{body}</RichText>
                </p>
              </li>
            ))}
          </ol>
          <div className="lg:col-span-3 lg:col-start-2">
            <StoreBadge />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The back of a bar's wrapper, its list in the size that the law asks for; a loupe lies on it. */
function Wrapper({ lead, ingredients, loupe }: Home["problem"]["specimen"]) {
  const crimp = (
    <span
      aria-hidden="true"
      className="wrapper-crimp w-6 shrink-0 border-4 border-ink lg:h-7 lg:w-auto"
    />
  );
  return (
    <div className="flex h-[136px] lg:row-span-2 lg:h-auto lg:flex-col">
      {crimp}
      <div className="grow border-y-4 border-ink bg-petal text-ink-soft lg:mx-1.5 lg:border-x-4 lg:border-y-0">
        <Loupe label={loupe}>
          <div className="flex h-full items-center gap-3 px-3 lg:px-5">
            <p className="legal-size grow">
              <strong>{lead}</strong>{" "}
              {ingredients.map(({ name, emphasis }, at) => (
                <Fragment key={name}>
                  {at > 0 && ", "}
                  <Bold part={emphasis}>{name}</Bold>
                </Fragment>
              ))}
              .
            </p>
            <Icon
              name="barcode"
              className="hidden size-20 text-ink md:block lg:absolute lg:bottom-2 lg:left-3 lg:size-16"
            />
          </div>
        </Loupe>
      </div>
      {crimp}
    </div>
  );
}
