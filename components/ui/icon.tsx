import type { IconName } from "@/content/icon-names";

interface IconProps {
  name: IconName | "logo";
  className?: string;
}

/** An icon of art/icons/ in the text's colour, or the site's logo (`Icons`). */
export function Icon({ name, className = "" }: IconProps) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
