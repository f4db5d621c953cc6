import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { HandsetRow } from "@/components/ui/handset-row";
import { PhoneFrame } from "@/components/ui/phone-frame";
import { Photo } from "@/components/ui/picture";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

const sizes = "(min-width: 1680px) 266px, (min-width: 1024px) 242px, 196px";

export function LabelConfusion({ id, heading, lead, button, screens }: Home["labelConfusion"]) {
  return (
    <Section id={id} className="label-confusion on-dark bg-ink py-8 text-paper lg:py-14">
      <div className={`${column} xl:flex xl:gap-8`}>
        <HandsetRow
          labels={site.scroller}
          labelledBy={`${id}-heading`}
          heading={
            <>
              <SectionHeading id={id} heading={heading} />
              <p className="mt-2 max-w-md lg:text-xl xl:mt-6">{lead}</p>
            </>
          }
          button={<StoreLink className={buttonClasses({ variant: "citron" })}>{button}</StoreLink>}
        >
          <ol className="flex">
            {screens.map(({ caption, found, ...screen }) => (
              <li key={screen.src} className="handset">
                <p>{caption}</p>
                <PhoneFrame>
                  <Photo {...screen} sizes={sizes} className="h-auto w-full" />
                  {found && <Found {...found} />}
                </PhoneFrame>
              </li>
            ))}
          </ol>
        </HandsetRow>
      </div>
    </Section>
  );
}

type FoundProps = NonNullable<Home["labelConfusion"]["screens"][number]["found"]>;

/** What the camera found: strokes over the words, then the sheet. They land on entry (PageMotion). */
function Found({ viewBox, strokes, sheet }: FoundProps) {
  return (
    <div data-enter="" className="found">
      <svg aria-hidden="true" viewBox={viewBox} className="fill-citron">
        <path d={strokes.join("")} />
      </svg>
      <Photo {...sheet} alt="" sizes={sizes} className="h-auto w-full" />
    </div>
  );
}
