import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { HandsetRow } from "@/components/ui/handset-row";
import { PhoneFrame } from "@/components/ui/phone-frame";
import { Photo } from "@/components/ui/picture";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

/* Beside each other the handsets step down, the last over the section's edge. */
const steps = ["", "lg:mt-12", "lg:mt-24"];

const sizes = "(min-width: 1680px) 266px, (min-width: 1024px) 242px, 244px";

export function LabelConfusion({ id, heading, lead, button, screens }: Home["labelConfusion"]) {
  return (
    <Section
      id={id}
      className="on-dark relative z-10 bg-ink pt-12 pb-12 text-paper lg:pt-20 lg:pb-0"
    >
      <div className={`${column} xl:flex xl:gap-8`}>
        <HandsetRow
          labels={site.scroller}
          labelledBy={`${id}-heading`}
          heading={
            <>
              <SectionHeading id={id} heading={heading} />
              <p className="mt-4 max-w-md text-lead xl:mt-6 xl:text-3xl">{lead}</p>
            </>
          }
          button={<StoreLink className={buttonClasses({ variant: "citron" })}>{button}</StoreLink>}
        >
          <ol className="flex">
            {screens.map(({ caption, found, ...screen }, at) => (
              <li key={screen.src} className={`handset ${steps[at]}`}>
                <figure>
                  <figcaption className="mb-4 flex min-h-12 gap-3 leading-snug">
                    <span className="font-display text-2xl font-extrabold leading-none text-citron">
                      {at + 1}
                    </span>{" "}
                    {caption}
                  </figcaption>
                  <PhoneFrame>
                    <Photo {...screen} sizes={sizes} className="h-auto w-full" />
                    {found && <Found {...found} />}
                  </PhoneFrame>
                </figure>
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
      <svg aria-hidden="true" viewBox={viewBox} fill="currentColor" className="text-citron">
        {strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </svg>
      <Photo {...sheet} alt="" sizes={sizes} className="h-auto w-full" />
    </div>
  );
}
