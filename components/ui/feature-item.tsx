import type { RichText as RichTextFields } from "@/content/schema";
import { RichText } from "./rich-text";

interface FeatureItemProps {
  title: string;
  children: RichTextFields;
}

/** An item of a list: what it is, and a sentence about it. */
export function FeatureItem({ title, children }: FeatureItemProps) {
  return (
    <li className="leading-snug">
      <h3 className="mb-0.5 font-display text-xl font-extrabold leading-tight">{title}</h3>
      <p>
        <RichText>{children}</RichText>
      </p>
    </li>
  );
}
