import { Fragment } from "react";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { Bold } from "@/components/ui/bold";
import { column } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { Loupe } from "@/components/ui/loupe";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Fields = Home["problem"];

interface ProblemProps extends Fields {
  /** Whose wrapper the specimen is on. */
  brand: string;
}

export function Problem({ id, heading, lead, specimen, pains, brand }: ProblemProps) {
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
                <p className="flex-[1_1_6em] text-wrap text-label leading-tight text-ink-soft">
                  {caption}
                </p>
              </div>
              {at === 0 && <Wrapper {...specimen} brand={brand} />}
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

type Specimen = Fields["specimen"];

/* As many of the list's first names as a loupe shows whole. */
const underLoupe = 1;

/** The back of a bar's wrapper, its list in the size that the law asks for; a loupe lies on it. */
function Wrapper({ brand, lead, ingredients, loupe }: Specimen & { brand: string }) {
  return (
    <div className="mt-3 mb-4 flex h-[124px] lg:mt-4 lg:mb-5 lg:h-36">
      <Crimp />
      <div className="wrapper-body">
        <Loupe label={loupe}>
          <p className="legal-size">
            <span>
              <strong>{lead}</strong> <Names>{ingredients.slice(0, underLoupe)}</Names>,
            </span>{" "}
            <span>
              <Names>{ingredients.slice(underLoupe)}</Names>.
            </span>
          </p>
          <span aria-hidden="true" data-brand={brand} className="wrapper-brand" />
          <Icon name="barcode" className="wrapper-barcode" />
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
      className={`h-full w-5 shrink-0 stroke-ink lg:w-7 ${isRight ? "[transform:scaleX(-1)]" : ""}`}
    >
      <path
        d="M28 2H9L2 9L9 16L2 23L9 30L2 37L9 44L2 51L9 58L2 65L9 72L2 79L9 86L2 93L9 100L2 107L9 114L2 121L9 128L2 135L9 142H28"
        strokeWidth="4"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="fill-marigold"
      />
      <path
        d="M8 9H20M12 16H20M8 23H20M12 30H20M8 37H20M12 44H20M8 51H20M12 58H20M8 65H20M12 72H20M8 79H20M12 86H20M8 93H20M12 100H20M8 107H20M12 114H20M8 121H20M12 128H20M8 135H20"
        strokeWidth="2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M26 2V142" strokeWidth="4" vectorEffect="non-scaling-stroke" />
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
