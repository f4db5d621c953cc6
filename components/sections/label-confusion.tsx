import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { PhoneFrame } from "@/components/ui/phone-frame";
import { Photo } from "@/components/ui/picture";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

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
        <div className="items-end justify-between gap-8 md:flex xl:block xl:flex-1">
          <div>
            <SectionHeading id={id} heading={heading} />
            <p className="mt-4 max-w-md text-lead xl:mt-6 xl:text-3xl">{lead}</p>
          </div>
          <StoreLink
            className={buttonClasses({
              variant: "citron",
              className: "mt-6 shrink-0 md:mt-0 xl:mt-8",
            })}
          >
            {button}
          </StoreLink>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div
          role="group"
          aria-labelledby={`${id}-heading`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className="handsets no-scrollbar"
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
        </div>
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
