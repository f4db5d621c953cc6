import type { ReactNode } from "react";
import type { RichText as RichTextFields } from "@/content/schema";
import { RichText } from "./rich-text";

interface SectionProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** A section of the landing page, named by its `SectionHeading`. */
export function Section({ id, className = "py-8 lg:py-14", children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={className}>
      {children}
    </section>
  );
}

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
  size = "text-[clamp(1.75rem,5vw,3rem)] leading-[1.08]",
}: SectionHeadingProps) {
  return (
    <h2 id={`${id}-heading`} className={`font-extrabold tracking-tight ${size} ${className}`}>
      <RichText>{heading}</RichText>
    </h2>
  );
}
