import { HandOff } from "@/components/smart-link/hand-off";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { Art } from "@/components/ui/picture";
import { column, Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

export function Closing({ id, heading, lead, button, trustPoints, mascot }: Home["closing"]) {
  return (
    <Section id={id} className="on-dark bg-cobalt py-12 text-center text-paper lg:py-20">
      <div className={column}>
        <Art {...mascot} isEntering className="sticker mx-auto w-48 sm:w-64" />
        <SectionHeading id={id} heading={heading} className="mx-auto mt-6 max-w-3xl sm:!text-6xl" />
        <p className="mx-auto mt-4 max-w-md text-lead">{lead}</p>
        <div className="mt-8 flex flex-wrap items-center justify-center gap-5">
          <StoreLink className={buttonClasses({ variant: "citron" })}>{button}</StoreLink>{" "}
          <StoreBadge />
        </div>
        <div className="mt-8 flex justify-center">
          <HandOff copy={site.handOff} />
        </div>
        <ul className="mx-auto mt-10 flex max-w-2xl flex-wrap justify-center gap-x-8 gap-y-2 border-t-2 border-paper pt-5 font-bold">
          {trustPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
