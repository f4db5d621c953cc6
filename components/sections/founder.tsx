import { column } from "@/components/ui/column";
import { Photo } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Founder({
  id,
  heading,
  letter,
  portrait,
  signature,
  role,
  links,
}: Home["founder"]) {
  return (
    <Section id={id} className="bg-petal py-12 lg:py-20">
      <div className={`${column} grid items-start gap-8 md:grid-cols-12`}>
        <div className="w-44 border-2 border-ink bg-paper p-2 md:sticky md:top-24 md:col-span-4 md:w-full">
          <Photo {...portrait} sizes="(min-width: 768px) 33vw, 176px" className="h-auto w-full" />
        </div>
        <div className="border-2 border-ink bg-paper p-6 sm:p-10 md:col-span-8 lg:p-14">
          <SectionHeading id={id} heading={heading} />
          {letter.map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
            <p key={at} className="mt-5 max-w-2xl text-xl leading-relaxed">
              <RichText>{paragraph}</RichText>
            </p>
          ))}
          <p className="mt-8 font-display text-3xl font-extrabold">{signature}</p>
          <p className="text-ink-soft">{role}</p>
          <ul className="mt-6 flex flex-wrap gap-x-8 border-t-2 border-ink pt-4">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
