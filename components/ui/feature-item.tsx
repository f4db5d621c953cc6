import type { Drawing, RichTextCopy } from "@/content/schema";
import { Art } from "./picture";
import { RichText } from "./rich-text";

interface FeatureItemProps {
  title: string;
  icon?: Drawing;
  className?: string;
  description: string | RichTextCopy;
}

/** A list item with a title and a sentence, and an icon before them. */
export function FeatureItem({ title, icon, className = "", description }: FeatureItemProps) {
  return (
    <li className={`flex flex-wrap items-start content-start gap-x-4 leading-snug ${className}`}>
      {icon && <Art {...icon} className="size-14 shrink-0" />}
      {/* Wraps below the icon when text is enlarged. */}
      <div className="min-w-0 flex-[1_1_12rem]">
        <h3 className="mb-0.5 text-lead font-heavy leading-tight">{title}</h3>
        <p>
          <RichText>{description}</RichText>
        </p>
      </div>
    </li>
  );
}
