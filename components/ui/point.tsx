import type { RichText as RichTextFields } from "@/content/schema";
import { RichText } from "./rich-text";

interface PointProps {
  title: string;
  /** The level of its heading. */
  level?: 3 | 4;
  children: RichTextFields;
}

/** An item of a list: what it is, and a sentence about it. */
export function Point({ title, level = 3, children }: PointProps) {
  const Heading = `h${level}` as const;
  return (
    <li className="leading-snug">
      <Heading className="mb-0.5 font-display text-xl font-extrabold leading-tight">
        {title}
      </Heading>
      <RichText>{children}</RichText>
    </li>
  );
}
