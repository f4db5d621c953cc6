import { StoreLink } from "@/components/smart-link/store-link";
import { Static } from "@/components/static/static";
import { staticId } from "@/components/static/static-id";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { PhoneFrame } from "@/components/ui/phone-frame";
import { Photo } from "@/components/ui/picture";
import { ScrollButtons } from "@/components/ui/scroll-buttons";
import { Section, SectionHeading, statement } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

const sizes =
  "(min-width: 1680px) 266px, (min-width: 1024px) 242px, (min-width: 465px) 268px, calc(62vw - 20px)";

type Copy = Home["labelConfusion"];

/** The handsets: a row to swipe, with its buttons, until all of them fit beside each other (label-confusion.css). */
export function LabelConfusion({ id, button }: Pick<Copy, "id" | "button">) {
  return (
    <Section id={id} className="label-confusion on-dark bg-ink py-8 text-paper lg:py-14">
      <div className={`${column} xl:flex xl:gap-8`}>
        {/* Beside each other while the words have 24rem: larger text and a long name need the whole line. */}
        <div className="flex-wrap items-end justify-between gap-x-8 gap-y-6 md:flex xl:block xl:flex-1">
          <Static part="confusion-words" className="flex-1 basis-96" />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4 md:mt-0 xl:mt-8">
            <StoreLink className={buttonClasses({ variant: "paper" })}>{button}</StoreLink>
            <ScrollButtons
              of={staticId("screens")}
              labels={site.scroller}
              className="js-only lg:hidden"
            />
          </div>
        </div>
        <Static
          part="screens"
          role="group"
          aria-labelledby={`${id}-heading`}
          // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
          tabIndex={0}
          className="handsets no-scrollbar"
        />
      </div>
    </Section>
  );
}

export function ConfusionWords({ id, heading, lead }: Copy) {
  return (
    <>
      <SectionHeading id={id} heading={heading} size={statement} />
      <p className="mt-2 max-w-md leading-snug lg:text-xl xl:mt-6">{lead}</p>
    </>
  );
}

export function Screens({ screens }: Copy) {
  return (
    <ol className="flex">
      {screens.map(({ found, ...screen }) => (
        <li key={screen.src} className="handset">
          <PhoneFrame>
            <Photo {...screen} sizes={sizes} className="h-auto w-full" />
            {screen.sample && found && <CameraFindings {...found} />}
          </PhoneFrame>
        </li>
      ))}
    </ol>
  );
}

type CameraFindingsProps = NonNullable<Home["labelConfusion"]["screens"][number]["found"]>;

/** What the drawn camera found: the sheet, and strokes over the words, which are drawn on entry (PageMotion). */
function CameraFindings({ viewBox, strokes, sheet }: CameraFindingsProps) {
  return (
    <div data-enter="" className="found">
      <svg aria-hidden="true" viewBox={viewBox} className="fill-citron">
        {strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </svg>
      <Photo {...sheet} alt="" sizes={sizes} className="h-auto w-full" />
    </div>
  );
}
