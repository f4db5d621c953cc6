import { StoreLink } from "@/components/store/store-link";
import { Photo } from "@/components/ui/picture";
import { Section, SectionHeading, statement } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { buttonClasses } from "@/lib/button-classes";
import { column } from "@/lib/column-classes";

const sizes =
  "(min-width: 1680px) 266px, (min-width: 1024px) 242px, (min-width: 640px) 210px, 48vw";

export function LabelConfusion({ id, heading, lead, button, screens }: Home["labelConfusion"]) {
  return (
    <Section id={id} className="label-confusion on-dark bg-ink text-paper">
      <div className={`${column} xl:flex xl:gap-12`}>
        <div className="flex-wrap items-end justify-between gap-x-8 gap-y-6 md:flex xl:block xl:flex-1 xl:self-center xl:pb-12">
          <div className="flex-1 basis-96">
            <SectionHeading id={id} heading={heading} size={statement} />
            <p className="mt-3 max-w-md text-lead leading-snug">{lead}</p>
          </div>
          <StoreLink
            placement="label-confusion"
            className={`${buttonClasses.paper} mt-5 md:mt-0 xl:mt-8`}
          >
            {button}
          </StoreLink>
        </div>
        <ol className="handsets">
          {screens.map(({ caption, ...screen }) => (
            <li key={screen.src} className="handset">
              <p className="handset-caption">{caption}</p>
              <div className="phone-frame">
                <Photo {...screen} sizes={sizes} className="h-auto w-full" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
