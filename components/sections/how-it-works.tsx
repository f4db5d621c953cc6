import type { ComponentProps } from "react";
import { column } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { Mascot } from "@/components/ui/mascot";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Example = Home["howItWorks"]["example"];

/* What the steps make of one ingredient: a picture, below the heading on a phone and above it elsewhere. */
const figure =
  "col-span-2 row-start-2 mt-1.5 mb-0.5 flex min-h-[98px] flex-col justify-center border-2 border-ink md:row-start-1 md:mt-0 md:mb-3 md:min-h-[120px] lg:min-h-[158px]";

/* One that holds lines of the list: no higher than the least, whatever is in it. */
const listed = `${figure} h-0 items-center overflow-hidden`;

export function HowItWorks({ id, heading, lead, mascot, steps, example }: Home["howItWorks"]) {
  const figures = [<Printed key={1} {...example} />, <Found key={2} {...example} />];
  return (
    <Section id={id} className="bg-milk pt-8 pb-8 lg:py-20">
      <div className={column}>
        <div className="flex items-end justify-between gap-4">
          <div>
            <SectionHeading id={id} heading={heading} />
            <p className="mt-1 max-w-xl leading-snug lg:mt-3 lg:text-lead">{lead}</p>
          </div>
          {/* Her feet are on a picture's edge; the heading has its height without her. */}
          <Mascot
            {...mascot}
            className="relative -mt-20 -mr-2 -mb-[54px] h-auto w-24 shrink-0 md:mr-3 md:-mb-8 md:w-36"
          />
        </div>
        {/* Rows of one height on a phone, as columns are of one width: the bracket goes by them. */}
        <ol className="mt-3 grid auto-rows-fr gap-4 md:mt-7 md:auto-rows-auto md:grid-cols-3 md:gap-8">
          {steps.map(({ title, description }, at) => (
            <li
              key={title}
              // The middle one is the one to see: from there all three begin (app/motion.css).
              data-enter={at === 1 ? "" : undefined}
              className="step relative grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3"
            >
              {at === steps.length - 1 && <Bracket />}
              <span className="flex min-h-8 w-8 items-center self-start justify-center border-2 border-ink bg-paper font-display text-lg font-extrabold md:row-start-2 md:min-h-[52px] md:w-[52px] md:text-2xl">
                {at + 1}
              </span>
              <h3 className="text-xl font-bold leading-tight md:row-start-2 xl:text-2xl">
                {title}
              </h3>
              {figures[at] ?? <Explained {...example} />}
              <p className="col-span-2 leading-snug md:mt-3">
                <RichText>{description}</RichText>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Words along the tube's curve, `at` so far of its length. */
function Curved({ at, children, ...text }: { at: string } & ComponentProps<"text">) {
  return (
    <text {...text}>
      <textPath href="#printed-line" startOffset={at}>
        {children}
      </textPath>
    </text>
  );
}

/** The ingredient as it is printed: around a tube, between the marks of a scan. */
function Printed({ above, before, name, after, below }: Example) {
  return (
    <div className={`${listed} bg-petal`}>
      {/* As wide as the picture, or as lines of a phone's size are: they are seen whole. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 360 150"
        textAnchor="middle"
        className="w-[310px] max-w-full shrink-0 fill-ink text-[24px] md:w-full"
      >
        <path id="printed-line" d="M-160 40Q180 126 520 40" fill="none" />
        <Curved at="50%" transform="translate(0 -33)">
          {above}
        </Curved>
        <Curved at="38.2%" textAnchor="end">
          {before}
        </Curved>
        <Curved at="50%" fontWeight="700">
          {name},
        </Curved>
        <Curved at="61.8%" textAnchor="start">
          {after}
        </Curved>
        <Curved at="50%" transform="translate(0 34)">
          {below}
        </Curved>
        <path
          d="M109 68V58h10M241 58h10v10M251 84v10h-10M119 94h-10V84"
          fill="none"
          strokeWidth="4"
          className="stroke-cobalt"
        />
      </svg>
    </div>
  );
}

/** The same lines, read: straight, and the ingredient found. */
function Found({ above, before, name, after, below }: Example) {
  return (
    <div
      aria-hidden="true"
      className={`${listed} bg-paper text-[20px] leading-snug whitespace-nowrap md:text-[15px] lg:text-[19px] xl:text-[24px]`}
    >
      <span>{above}</span>
      <span>
        {before} <mark className="stroke">{`${name},`}</mark> {after}
      </span>
      <span>{below}</span>
    </div>
  );
}

/** What it is, as the app says it. */
function Explained({ name, what, does }: Example) {
  return (
    <p
      className={`step-answer ${figure} bg-paper px-3 py-1 text-label leading-tight md:px-4 lg:px-6 lg:text-lg lg:leading-snug`}
    >
      <span className="text-ink-soft">{name}</span>{" "}
      <strong className="font-display text-3xl leading-none font-extrabold tracking-tight">
        {what}
      </strong>{" "}
      {does}
    </p>
  );
}

/** The mark's scan bracket, around a step's number. */
function Bracket() {
  return (
    <span
      aria-hidden="true"
      className="bracket pointer-events-none absolute inset-x-0 top-0 h-full"
    >
      <Icon
        name="bracket"
        className="-mt-1 -ml-1 size-10 text-cobalt md:mt-[126px] md:-ml-1.5 md:size-16 lg:mt-[164px]"
      />
    </span>
  );
}
