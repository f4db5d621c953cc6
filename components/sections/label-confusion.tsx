import { StoreLink } from "@/components/store/store-link";
import { PhoneFrame } from "@/components/ui/phone-frame";
import { Photo } from "@/components/ui/picture";
import { Section, SectionHeading, statement } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { buttonClasses } from "@/lib/button-classes";
import { column } from "@/lib/column-classes";

const sizes =
  "(min-width: 1680px) 266px, (min-width: 1024px) 242px, (min-width: 465px) 268px, calc(62vw - 20px)";

export function LabelConfusion({ id, heading, lead, button, screens }: Home["labelConfusion"]) {
  return (
    <Section id={id} className="label-confusion on-dark bg-ink py-8 text-paper lg:py-14">
      <div className={`${column} xl:flex xl:gap-8`}>
        <div className="flex-wrap items-end justify-between gap-x-8 gap-y-6 md:flex xl:block xl:flex-1">
          <div className="flex-1 basis-96">
            <SectionHeading id={id} heading={heading} size={statement} />
            <p className="mt-2 max-w-md leading-snug lg:text-xl xl:mt-6">{lead}</p>
          </div>
          <StoreLink
            placement="label-confusion"
            className={buttonClasses({ variant: "paper", className: "mt-6 md:mt-0 xl:mt-8" })}
          >
            {button}
          </StoreLink>
        </div>
        <ol className="handsets no-scrollbar flex">
          {screens.map((screen) => (
            <li key={screen.src} className="handset">
              <PhoneFrame>
                <Photo {...screen} sizes={sizes} className="h-auto w-full" />
              </PhoneFrame>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
