import type { RichText as RichTextFields } from "@/content/schema";
import { RichText } from "./rich-text";

interface FeatureItemProps {
  title: string;
  children: RichTextFields;
}

/** A list item with a title and a sentence. */
export function FeatureItem({ title, children }: FeatureItemProps) {
  return (
    <li className="leading-snug">
      <h3 className="mb-0.5 text-lead font-extrabold leading-tight">{title}</h3>
      <p>
        <RichText>{children}</RichText>
      </p>
    </li>
  );
}
