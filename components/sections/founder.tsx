import { Fragment } from "react";
import { Photo } from "@/components/ui/picture";
import { Paragraphs } from "@/components/ui/rich-text";
import { SampleNote } from "@/components/ui/sample-note";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { column } from "@/lib/column-classes";

export function Founder({ id, heading, letter, portrait, sample, signature, role, links }: Home["founder"]) {
  return (
    <Section id={id} className="pt-12 pb-7 lg:pt-20 lg:pb-14">
      <div className={column}>
        <div className="letter border-2 border-ink bg-petal px-5 pt-5 pb-3 sm:px-8 lg:px-14 lg:pt-10 lg:pb-5">
          <div className="letter-photo">
            <Photo
              {...portrait}
              sizes="(min-width: 1024px) 280px, (min-width: 768px) 200px, 128px"
              className="h-auto w-full border-2 border-ink bg-paper p-1.5"
            />
            <Clip />
          </div>
          <SectionHeading id={id} heading={heading} />
          <Paragraphs className="mt-2.5 max-w-[45rem] lg:mt-4 lg:text-xl lg:leading-relaxed" isSwiped>
            {letter}
          </Paragraphs>
          <p className="letter-footer">
            <b className="font-display text-2xl font-extrabold leading-tight">{signature}</b> {sample && <SampleNote />}{" "}
            <span className="text-ink-soft">{role}</span>{" "}
            {links.map(({ label, href }, index) => (
              <Fragment key={href}>
                {index > 0 && " "}
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep"
                >
                  {label}
                </a>
              </Fragment>
            ))}
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The paper clip that attaches the portrait to the letter. */
function Clip() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 72"
      fill="none"
      strokeWidth="3.5"
      strokeLinecap="round"
      className="absolute -top-5 left-5 w-6 stroke-cobalt lg:left-10"
    >
      <path d="M3 22V15a11 11 0 0 1 22 0V58a8.5 8.5 0 0 1-17 0V26" />
    </svg>
  );
}
