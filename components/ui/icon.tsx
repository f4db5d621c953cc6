import type { IconName } from "@/content/icon-names";

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon of the sprite that scripts/build/art.ts makes from art/icons/; it takes the text's colour. */
export function Icon({ name, className = "size-6" }: IconProps) {
  return (
    // A size of its own, for the day that the style sheet is lost.
    <svg aria-hidden="true" width="24" height="24" className={`shrink-0 ${className}`}>
      <use href={`/assets/art/icons.svg#${name}`} />
    </svg>
  );
}
