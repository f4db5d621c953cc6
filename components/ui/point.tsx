import type { IconName } from "@/content/icon-names";
import type { RichText as RichTextFields } from "@/content/schema";
import { Icon } from "./icon";
import { RichText } from "./rich-text";

interface PointProps {
  icon?: IconName;
  title: string;
  /** The level of its heading. */
  level?: 3 | 4;
  children: RichTextFields;
}

/** An item of a list: what it is, and a sentence about it. */
export function Point({ icon, title, level = 3, children }: PointProps) {
  const Heading = `h${level}` as const;
  return (
    <li className="leading-snug">
      {icon && <Icon name={icon} />}
      <Heading className="mb-0.5 font-display text-xl font-extrabold leading-tight">
        {title}
      </Heading>
      <RichText>{children}</RichText>
    </li>
  );
}
