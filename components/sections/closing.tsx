import { DesktopQrCode } from "@/components/store/desktop-qr-code";
import { StoreBadge } from "@/components/store/store-badge";
import { StoreLink } from "@/components/store/store-link";
import { buttonVariants } from "@/components/ui/button";
import { Gesture } from "@/components/ui/gesture";
import { Art } from "@/components/ui/picture";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";

export function Closing({ id, heading, lead, button, trustPoints, mascot }: Home["closing"]) {
  return (
    <Section
      id={id}
      className="on-dark overflow-hidden bg-cobalt pt-7 text-center text-paper lg:pt-14 lg:pb-10 lg:text-left"
    >
      <div className="column relative">
        <SectionHeading
          id={id}
          heading={heading}
          // Enlarged text can be wider than the line.
          className="lg:max-w-[34rem] [--stroke-display:inline-block] [--stroke-wrap:normal] [--stroke-break:inline]"
          size="text-[min(3rem,12vw)] leading-none md:text-[min(4.5rem,14vw)]"
        />
        <p className="mt-4 leading-snug lg:mt-6 lg:max-w-[34rem] lg:text-xl">{lead}</p>
        <div className="mt-5 flex flex-wrap items-center justify-center gap-4 lg:justify-start">
          <StoreLink placement="closing" className={buttonVariants({ variant: "paper" })}>
            {button}
          </StoreLink>{" "}
          <StoreBadge placement="closing" describedBy={`${id}-heading`} />
        </div>
        <ul role="list" className="mt-5 flex flex-wrap justify-center gap-x-8 gap-y-1 font-bold lg:justify-start">
          {trustPoints.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
        {/* The mascot peeks out from behind the footer. */}
        <div className="mt-4 flex min-h-44 items-center justify-center md:justify-between lg:mt-6 lg:min-h-36">
          <Gesture
            when="in-view"
            className="print:hidden relative left-2 -mt-12 -mb-20 w-70 shrink-0 self-start md:mr-10 md:w-[min(17.5rem,40vw)] lg:absolute lg:-bottom-36 lg:left-[45%] lg:mb-0 lg:w-[min(55%,41rem)] xl:-bottom-40"
          >
            <Art {...mascot} className="h-auto w-full" />
          </Gesture>
          <DesktopQrCode copy={site.desktopQrCode} className="min-w-0 items-center gap-4 lg:w-[43%]" />
        </div>
      </div>
    </Section>
  );
}
