import type { RichText as RichTextFields } from "@/content/schema";
import { RichText } from "./rich-text";

interface FeatureItemProps {
  title: string;
  className?: string;
  children: RichTextFields;
}

/** A list item with a title and a sentence. */
export function FeatureItem({ title, className = "", children }: FeatureItemProps) {
  return (
    <li className={`leading-snug ${className}`}>
      <h3 className="mb-0.5 text-lead font-extrabold leading-tight">{title}</h3>
      <p>
        <RichText>{children}</RichText>
      </p>
    </li>
  );
}
