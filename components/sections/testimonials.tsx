import { Marquee } from "@/components/ui/marquee";
import { Highlight } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home, Testimonial } from "@/content/schema";

type Copy = Home["testimonials"];

interface TestimonialsProps {
  items: Testimonial[];
}

const papers = ["bg-milk", "bg-petal", "bg-marigold-tint"] as const;

/** Returns the paper of a row's card: no two neighbours share one, nor the last and the first that follows it. */
function paper(index: number, count: number) {
  return index === count - 1 && index % 3 === 0 ? papers[1] : papers[index % 3];
}

export function Testimonials({
  id,
  pause,
  play,
  count,
}: Pick<Copy, "id" | "pause" | "play"> & { count: number }) {
  return (
    <Section id={id} className="overflow-hidden py-8 lg:py-14">
      <Marquee
        labelledBy={`${id}-heading`}
        pause={pause}
        play={play}
        heading="testimonials-words"
        list="quotes"
        count={count}
      />
    </Section>
  );
}

export function TestimonialsWords({ id, heading, sample, items }: Copy & TestimonialsProps) {
  return (
    <>
      <SectionHeading id={id} heading={heading} className="lg:mr-6 lg:inline-block" />
      {items.some((item) => item.sample) && <p className="quotes-sample">{sample}</p>}
    </>
  );
}

export function Quotes({ items }: TestimonialsProps) {
  return items.map((item, index) => (
    <QuoteCard key={item.quote} {...item} look={paper(index, items.length)} />
  ));
}

interface QuoteCardProps extends Testimonial {
  look: string | undefined;
}

/** A quote as a card that hangs from the shelf's rail. */
function QuoteCard({ quote, found, author, date, title, look }: QuoteCardProps) {
  const [month, day, year] = date.split("/");
  const start = quote.indexOf(found);
  return (
    <li className={`talker ${look}`}>
      <h3 className="text-xl font-extrabold leading-tight">{title}</h3>
      <blockquote className="mt-2 grow leading-normal">
        {quote.slice(0, start)}
        <Highlight>{found}</Highlight>
        {quote.slice(start + found.length)}
      </blockquote>
      <p className="mt-3 border-t-2 border-ink pt-2 text-label font-bold">
        {`${author} · `}
        <time dateTime={`${year}-${month}-${day}`}>{date}</time>
      </p>
    </li>
  );
}
