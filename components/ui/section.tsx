import type { ReactNode } from "react";
import type { RichText as RichTextFields } from "@/content/schema";
import { RichText } from "./rich-text";

interface SectionProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** A section of the landing page, labeled by its `SectionHeading`. */
export function Section({ id, className = "py-8 lg:py-14", children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={className}>
      {children}
    </section>
  );
}

/** The default size of a section's heading. */
export const headline = "text-[clamp(1.75rem,4vw,2.5rem)] leading-[1.08]";

/** A larger size, for the headings of `Problem` and `LabelConfusion`. */
export const statement = "text-[clamp(min(2.25rem,9.3vw),5vw,3.75rem)] leading-[1.08]";

interface SectionHeadingProps {
  id: string;
  heading: RichTextFields;
  className?: string;
  /** Classes that replace the default size. */
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
