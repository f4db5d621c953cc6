import type { CSSProperties, ReactNode } from "react";
import type { PartName } from "@/components/static/parts";
import { Static } from "@/components/static/static";
import type { RichText as RichTextFields } from "@/content/schema";
import { RichText } from "./rich-text";

interface SectionProps {
  id: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

const padding = "py-8 lg:py-14";

/** A section of the landing page, named by its `SectionHeading`. */
export function Section({ id, className = padding, style, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={className} style={style}>
      {children}
    </section>
  );
}

interface StaticSectionProps extends Omit<SectionProps, "style" | "children"> {
  part: PartName;
}

/** As `Section`, of nothing that changes in the browser. */
export function StaticSection({ part, id, className = padding }: StaticSectionProps) {
  return (
    <Static
      part={part}
      as="section"
      id={id}
      aria-labelledby={`${id}-heading`}
      className={className}
    />
  );
}

/** The size of a section's heading. */
export const headline = "text-[clamp(1.75rem,5vw,3rem)] leading-[1.08]";

/** The size of a heading that tells the story on, larger on a phone than those that name what follows. */
export const statement = "text-[clamp(min(2.25rem,9.3vw),5vw,3rem)] leading-[1.08]";

interface SectionHeadingProps {
  id: string;
  heading: RichTextFields;
  className?: string;
  /** Where it is not that of every section. */
  size?: string;
}

export function SectionHeading({
  id,
  heading,
  className = "",
  size = headline,
}: SectionHeadingProps) {
  return (
    <h2 id={`${id}-heading`} className={`font-extrabold tracking-tight ${size} ${className}`}>
      <RichText>{heading}</RichText>
    </h2>
  );
}
