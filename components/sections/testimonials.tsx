import { column } from "@/components/ui/column";
import { Marquee } from "@/components/ui/marquee";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home, Testimonial } from "@/content/schema";

interface TestimonialsProps {
  items: Testimonial[];
}

export function Testimonials({
  id,
  heading,
  sampleNote,
  pause,
  play,
  items,
}: Home["testimonials"] & TestimonialsProps) {
  return (
    <Section id={id} className="overflow-hidden py-12 lg:py-20">
      <div className={`${column} flex flex-wrap items-end justify-between gap-4`}>
        <SectionHeading id={id} heading={heading} />
        {items.some(({ sample }) => sample) && (
          <p className="text-label text-ink-soft">{sampleNote}</p>
        )}
      </div>
      <div className="mt-10">
        <Marquee labelledBy={`${id}-heading`} pause={pause} play={play} count={items.length}>
          {items.map((item) => (
            <Quote key={item.quote} {...item} />
          ))}
        </Marquee>
      </div>
    </Section>
  );
}

function Quote({ quote, author, date, title }: Testimonial) {
  const [month, day, year] = date.split("/");
  return (
    <li className="flex w-[var(--marquee-card)] shrink-0 flex-col border-2 border-ink bg-paper p-6">
      <h3 className="border-b-8 border-ink pb-3 text-xl font-bold leading-tight">{title}</h3>
      <blockquote className="grow py-4">{quote}</blockquote>
      <p className="flex justify-between border-t border-rule pt-3 text-label">
        <span className="font-bold">{author}</span>{" "}
        <time dateTime={`${year}-${month}-${day}`} className="text-ink-soft tabular-nums">
          {date}
        </time>
      </p>
    </li>
  );
}
