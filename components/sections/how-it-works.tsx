import { column } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { Mascot } from "@/components/ui/mascot";
import { Highlight, RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Example = Home["howItWorks"]["example"];

/* What the steps make of one ingredient: a strip beside the number on a phone, a picture above it elsewhere. */
const figure =
  "h-[52px] w-full overflow-hidden border-2 border-l-0 border-ink md:col-span-2 md:mb-3 md:h-[120px] md:border-l-2 lg:h-[136px]";

export function HowItWorks({ id, heading, lead, mascot, steps, example }: Home["howItWorks"]) {
  const figures = [<Printed key={1} {...example} />, <Found key={2} {...example} />];
  return (
    <Section id={id} className="bg-milk pt-12 pb-10 lg:py-20">
      <div className={column}>
        <div className="flex items-end justify-between gap-4">
          <div>
            <SectionHeading id={id} heading={heading} />
            <p className="mt-2 max-w-xl leading-snug lg:mt-3 lg:text-lead">{lead}</p>
          </div>
          {/* Her feet are on the last step's edge; the heading has its height without her. */}
          <Mascot
            {...mascot}
            className="-mt-20 -mr-2 -mb-5 h-auto w-24 shrink-0 md:mr-3 md:-mb-8 md:w-36"
          />
        </div>
        {/* Rows of one height on a phone, as columns are of one width: the bracket goes by them. */}
        <ol className="mt-4 grid auto-rows-fr gap-4 md:mt-7 md:auto-rows-auto md:grid-cols-3 md:gap-8">
          {steps.map(({ title, description }, at) => (
            <li
              key={title}
              className="relative grid grid-cols-[52px_1fr] content-start md:items-center md:gap-x-3"
            >
              {at === steps.length - 1 && <Bracket />}
              <span className="col-start-1 flex min-h-[52px] w-[52px] items-center justify-center border-2 border-ink bg-paper font-display text-2xl font-extrabold md:row-start-2">
                {at + 1}
              </span>
              <h3 className="col-span-2 row-start-2 mt-1.5 text-xl font-bold leading-tight [overflow-wrap:normal] md:col-span-1 md:col-start-2 md:mt-0 lg:text-2xl">
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

/** The ingredient as it is printed: around a tube, between the marks of a scan. */
function Printed({ above, before, name, after, below }: Example) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 150"
      preserveAspectRatio="xMidYMid slice"
      textAnchor="middle"
      className={`${figure} bg-petal fill-ink text-[1.5rem]`}
    >
      <path id="printed-line" d="M-160 22Q180 144 520 22" fill="none" />
      <text transform="translate(0 -44)">
        <textPath href="#printed-line" startOffset="50%">
          {above}
        </textPath>
      </text>
      <text>
        <textPath href="#printed-line" startOffset="52.7%">
          {before} <tspan fontWeight="700">{name},</tspan> {after}
        </textPath>
      </text>
      <text transform="translate(0 44)">
        <textPath href="#printed-line" startOffset="50%">
          {below}
        </textPath>
      </text>
      <path
        d="M108 66V53h13M239 53h13v13M252 90v13h-13M121 103h-13V90"
        fill="none"
        strokeWidth="4"
        className="stroke-cobalt"
      />
    </svg>
  );
}

/** The same lines, read: straight, and the ingredient found. */
function Found({ above, before, name, after, below }: Example) {
  return (
    <div
      aria-hidden="true"
      className={`${figure} flex flex-col items-center justify-center bg-paper text-[1.25rem] leading-[44px] whitespace-nowrap lg:text-[1.5rem]`}
    >
      <span>{above}</span>
      <span className="ml-11">
        {before} <Highlight>{`${name},`}</Highlight> {after}
      </span>
      <span>{below}</span>
    </div>
  );
}

/** What it is, as the app says it. */
function Explained({ name, what, does }: Example) {
  return (
    <p
      className={`${figure} !h-auto min-h-[52px] bg-paper px-3 py-[7px] text-label leading-tight md:flex md:!h-[120px] md:flex-col md:justify-center md:px-4 lg:!h-[136px] lg:px-6 lg:text-lg lg:leading-snug`}
    >
      <span className="sr-only text-ink-soft md:not-sr-only">{name}</span>{" "}
      <strong className="md:font-display md:text-2xl md:leading-tight md:font-extrabold md:tracking-tight lg:text-3xl">
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
      data-enter=""
      className="bracket pointer-events-none absolute inset-x-0 top-0 h-full"
    >
      <Icon
        name="bracket"
        className="-mt-1.5 -ml-1.5 size-16 text-cobalt md:mt-[126px] lg:mt-[142px]"
      />
    </span>
  );
}
