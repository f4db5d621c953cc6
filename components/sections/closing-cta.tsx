import { HandOff } from "@/components/smart-link/hand-off";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { Mascot } from "@/components/ui/mascot";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

export function Closing({ id, heading, lead, button, trustPoints, mascot }: Home["closing"]) {
  return (
    <Section
      id={id}
      className="on-dark overflow-hidden bg-cobalt pt-12 text-center text-paper lg:pt-20"
    >
      <div className={column}>
        <SectionHeading
          id={id}
          heading={heading}
          className="!text-[2.75rem] mx-auto max-w-3xl !leading-none sm:!text-6xl lg:!text-7xl"
        />
        <p className="mx-auto mt-4 max-w-md text-lead">{lead}</p>
        <div className="mt-6 flex flex-wrap items-center justify-center gap-4">
          <StoreLink className={buttonClasses({ variant: "citron" })}>{button}</StoreLink>{" "}
          <StoreBadge />
        </div>
        <div className="mt-6 md:relative md:flex md:flex-wrap md:justify-end md:gap-y-8 lg:mt-0 lg:h-[260px] lg:items-center lg:justify-between xl:h-[400px]">
          <ul className="flex w-full flex-wrap justify-center gap-x-8 gap-y-1 font-bold lg:block lg:w-60 lg:border-b-2 lg:border-paper lg:text-left">
            {trustPoints.map((point) => (
              <li key={point} className="lg:border-t-2 lg:border-paper lg:py-3">
                {point}
              </li>
            ))}
          </ul>
          {/* Her lower half is below the section's edge, where the footer begins. */}
          <div className="mx-auto mt-5 h-[250px] w-[350px] md:absolute md:bottom-0 md:left-0 md:mt-0 md:h-[222px] md:w-[330px] lg:right-16 lg:h-full lg:w-[400px] xl:right-10 xl:w-[600px]">
            <Mascot {...mascot} className="mascot-waves -mt-[14%] h-auto w-full" />
          </div>
          <HandOff copy={site.handOff} className="w-[330px] pb-10 lg:w-[292px] lg:pb-0" />
        </div>
      </div>
    </Section>
  );
}
