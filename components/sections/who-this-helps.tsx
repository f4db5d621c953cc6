import { StoreLink } from "@/components/smart-link/store-link";
import { Art } from "@/components/ui/picture";
import { Scroller } from "@/components/ui/scroller";
import { column, Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

export function WhoThisHelps({ id, heading, lead, cards }: Home["whoThisHelps"]) {
  return (
    <Section id={id} className="bg-shelf py-16 md:pt-48 lg:pb-28">
      <div className={column}>
        <SectionHeading id={id} heading={heading} />
        <p className="mt-4 max-w-xl text-lead text-ink-soft">{lead}</p>
      </div>
      <div className="mt-10">
        <Scroller labels={site.scroller} labelledBy={`${id}-heading`}>
          {cards.map(({ icon, title, description, cta }) => (
            <li key={title} className="flex w-[270px] shrink-0 snap-start flex-col sm:w-[300px]">
              <Art {...icon} className="mx-auto w-52" />
              <div className="flex grow flex-col border-t-8 border-ink bg-paper p-5">
                <h3 className="text-2xl font-bold leading-tight">{title}</h3>
                <p className="mt-2 grow">{description}</p>
                <StoreLink className="mt-4 inline-flex min-h-11 items-center font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep">
                  {cta}
                </StoreLink>
              </div>
            </li>
          ))}
        </Scroller>
      </div>
    </Section>
  );
}
