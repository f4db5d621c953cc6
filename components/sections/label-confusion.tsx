import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { PhoneFrame } from "@/components/ui/phone-frame";
import { Photo } from "@/components/ui/picture";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

/* The handsets stand at three heights and reach over the section's lower edge. */
const heights = ["md:mt-16", "md:mt-0", "md:mt-32"];

export function LabelConfusion({ id, heading, lead, button, screens }: Home["labelConfusion"]) {
  return (
    <Section id={id} className="on-dark relative z-10 flow-root bg-ink pt-16 text-paper lg:pt-28">
      <div className={column}>
        <div className="max-w-3xl">
          <SectionHeading id={id} heading={heading} />
          <p className="mt-5 max-w-xl text-lead">{lead}</p>
          <StoreLink className={buttonClasses({ variant: "citron", className: "mt-7" })}>
            {button}
          </StoreLink>
        </div>
        <ol className="mt-12 grid gap-12 pb-16 md:-mb-24 md:grid-cols-3 md:gap-6 md:pb-0 lg:gap-12">
          {screens.map(({ caption, ...screen }, at) => (
            <li key={screen.src} className={`${heights[at]} odd:mr-8 even:ml-8 md:mx-0`}>
              <figure>
                <figcaption className="mb-4 flex gap-3 leading-snug">
                  <span className="font-display text-2xl font-extrabold text-citron tabular-nums">
                    {at + 1}
                  </span>{" "}
                  <span className="max-w-56 pt-1">{caption}</span>
                </figcaption>
                <PhoneFrame className="mx-auto max-w-[280px] border-paper md:max-w-none">
                  <Photo
                    {...screen}
                    sizes="(min-width: 1240px) 320px, (min-width: 768px) 30vw, 264px"
                    className="h-auto w-full"
                  />
                </PhoneFrame>
              </figure>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
