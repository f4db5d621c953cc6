import { StoreLink } from "@/components/store/store-link";
import { Art, Photo } from "@/components/ui/picture";
import { largeSize, Section, SectionHeading } from "@/components/ui/section";
import { pose } from "@/content/drawings";
import type { Home } from "@/content/schema";
import { buttonClasses, column } from "@/lib/class-names";

const sizes = "(min-width: 1680px) 266px, (min-width: 1024px) 242px, (min-width: 640px) 210px, 42vw";

export function LabelConfusion({ id, heading, lead, button, screens }: Home["labelConfusion"]) {
  return (
    <Section id={id} className="label-confusion on-dark bg-ink text-paper">
      <div className={`${column} screens`}>
        <SectionHeading id={id} heading={heading} size={largeSize} />
        <div className="screens-lead">
          <p className="max-w-md text-lead leading-snug wrap-anywhere">{lead}</p>
          <div className="screens-action">
            <Art {...pose("peeking")} className="screens-mascot relative h-auto w-full" />
            <StoreLink placement="label-confusion" className={`${buttonClasses.paper} text-balance`}>
              {button}
            </StoreLink>
          </div>
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
