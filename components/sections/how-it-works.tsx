import { column } from "@/components/ui/column";
import { Icon } from "@/components/ui/icon";
import { Mascot } from "@/components/ui/mascot";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

type Example = Home["howItWorks"]["example"];

/* What the steps make of one tin of lip balm: a picture, below the heading on a phone and above it elsewhere. */
const figure =
  "relative col-span-2 row-start-2 mt-2 mb-2 flex min-h-[116px] flex-col justify-center overflow-hidden border-2 border-ink md:row-start-1 md:mt-0 md:mb-3 md:min-h-[120px] lg:min-h-[158px]";

export function HowItWorks({ id, heading, lead, mascot, steps, example }: Home["howItWorks"]) {
  const figures = [<Scanned key={1} {...example} />, <Found key={2} {...example} />];
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

/** A drawing of art/steps, as large as its picture: what it has beyond its own edges fills the rest. */
function Scene({
  name,
  className = "inset-0 h-full w-full",
}: {
  name: string;
  className?: string;
}) {
  return (
    <img
      src={`/assets/art/steps/${name}.svg`}
      width="276"
      height="94"
      alt=""
      loading="lazy"
      className={`no-print absolute ${className}`}
    />
  );
}

/** The list as a phone has it on its screen, the one word between its marks. */
function Scanned({ before, name, after }: Example) {
  return (
    <div className={`${figure} h-0 bg-petal`}>
      {/* The narrowest picture has less of the tin, so that the words are no smaller. */}
      <div className="absolute inset-0 md:-ml-8 lg:ml-0">
        <Scene name="scan" />
        <svg
          aria-hidden="true"
          viewBox="0 0 276 94"
          fontSize="13.2"
          textAnchor="middle"
          className="relative h-full w-full fill-ink"
        >
          <text x="142" y="32.5">
            {before}
          </text>
          <text x="142" y="56" fontSize="14" fontWeight="700">
            {name}
          </text>
          <text x="142" y="78.5">
            {after}
          </text>
          <path
            d="M105 47V40h8M171 40h8v7M179 55v7h-8M113 62h-8v-7"
            fill="none"
            strokeWidth="4"
            className="stroke-cobalt"
          />
        </svg>
      </div>
    </div>
  );
}

/** The word, found: it comes off the tin on a strip of its label, in a drawing that is as large as the word is. */
function Found({ name }: Example) {
  return (
    <div
      aria-hidden="true"
      className={`${figure} h-0 items-center bg-cobalt pr-[1.78em] text-3xl md:text-[22px] lg:text-3xl xl:text-[38px]`}
    >
      <span className="relative leading-none">
        <Scene
          name="find"
          className="top-[calc(50%-3em)] left-[calc(50%-12em)] h-[6em] w-[24em] max-w-none"
        />
        <mark className="stroke relative">{`${name},`}</mark>
      </span>
    </div>
  );
}

/** What it is, on the ticket of the shelf that the tin is on. */
function Explained({ name, what, does }: Example) {
  return (
    <div className={`${figure} bg-shelf`}>
      <Scene name="shelf" />
      <p className="step-answer relative mr-2 ml-[34%] border-2 border-ink bg-paper px-2 py-1 text-label leading-tight lg:mt-8 lg:px-3 lg:text-base">
        <span className="text-ink-soft">{name}</span>{" "}
        <strong className="block font-display text-3xl leading-none font-extrabold tracking-tight md:text-2xl lg:text-3xl">
          {what}
        </strong>{" "}
        {does}
      </p>
    </div>
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
