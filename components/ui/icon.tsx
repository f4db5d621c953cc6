import type { CSSProperties } from "react";
import type { IconName } from "@/content/icon-names";

interface IconProps {
  name: IconName;
  className?: string;
  style?: CSSProperties;
}

/** An icon of art/icons/, drawn by the style sheet in the text's colour. */
export function Icon({ name, className = "", style }: IconProps) {
  return <span aria-hidden="true" className={`icon icon-${name} ${className}`} style={style} />;
}
