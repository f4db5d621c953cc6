import type { IconName } from "@/content/icon-names";

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon of the sprite that scripts/art.ts makes from art/icons/; it takes the text's colour. */
export function Icon({ name, className = "size-6" }: IconProps) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`/assets/art/icons.svg#${name}`} />
    </svg>
  );
}
