import clsx from "clsx";
import { Activity, type ReactNode } from "react";
import type { RichTextCopy, SectionId } from "@/content/schema";
import { site } from "@/content/site";
import { Part } from "./part";
import { RichText } from "./rich-text";

interface SectionProps {
  id: SectionId;
  /** Replaces the default padding. */
  className?: string;
  children: ReactNode;
}

/**
 * A section of the landing page with its `SectionHeading`. It has no name for assistive technology, which would make each of twelve
 * sections a landmark. A link to the section moves the focus to it. Each section hydrates separately, after the hero, so that
 * the puzzle responds earlier and no task is long. A tap hydrates its section at once. Each fails alone.
 */
export function Section({ id, className = "py-7 lg:py-14", children }: SectionProps) {
  return (
    <Activity>
      <Part as="section" name={id} id={id} tabIndex={-1} className={className}>
        {children}
      </Part>
    </Activity>
  );
}

const defaultSize = "text-[clamp(1.75rem,4vw,2.5rem)] leading-[1.08]";

/** A larger size, for the headings of `Problem` and `LabelConfusion`. */
export const largeSize = "text-[clamp(min(2.25rem,9.3vw),5vw,3.75rem)] leading-[1.08]";

interface SectionHeadingProps {
  /** The id of the section. */
  id: SectionId;
  heading: RichTextCopy;
  className?: string;
  /** Classes that replace the default size. */
  size?: string;
}

export function SectionHeading({ id, heading, className, size = defaultSize }: SectionHeadingProps) {
  return (
    <h2 id={`${id}-heading`} className={clsx("font-heavy tracking-tight", size, className)}>
      <RichText>{heading}</RichText>
    </h2>
  );
}

/** Marks sample content that the owner has not replaced yet. */
export function SampleNote() {
  return <small className="text-label font-normal text-ink-soft">({site.sampleNote})</small>;
}
