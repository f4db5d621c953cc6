import { Marquee } from "@/components/ui/marquee";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home, Testimonial } from "@/content/schema";
import { plainText } from "@/content/schema/plain-text";
import styles from "./testimonials.module.css";

type TestimonialsProps = NonNullable<Home["testimonials"]> & { items: Testimonial[] };

/** The quotes in a marquee. */
export function Testimonials({ id, heading, sampleNote, pause, play, items }: TestimonialsProps) {
  return (
    <Section id={id} className="overflow-hidden py-7 lg:py-14">
      <Marquee
        labelledBy={`${id}-heading`}
        pause={pause}
        play={play}
        count={items.length}
        className={styles.rail}
        heading={
          <div>
            <SectionHeading id={id} heading={heading} />
            {items.some((item) => item.sample) && <p className="mt-1 text-label text-ink-soft">{sampleNote}</p>}
          </div>
        }
      >
        {items.map((item) => (
          <QuoteCard key={plainText(item.quote)} {...item} />
        ))}
      </Marquee>
    </Section>
  );
}

/** A quote on a card that hangs from the rail. */
function QuoteCard({ quote, author, date, title }: Testimonial) {
  const [month, day, year] = date.split("/");
  return (
    <li className={styles.card}>
      <h3 className="text-xl font-heavy leading-tight">{title}</h3>
      <blockquote className="mt-2 grow leading-normal">
        <RichText>{quote}</RichText>
      </blockquote>
      <p className="mt-3 border-t-2 border-ink pt-2 text-label font-bold">
        {`${author} · `}
        <time dateTime={`${year}-${month}-${day}`}>{date}</time>
      </p>
    </li>
  );
}
