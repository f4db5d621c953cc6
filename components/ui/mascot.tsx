import type { Drawing } from "@/content/schema";

/*
 * The groups of art/mascot/*.svg, from back to front; a pose may lack some. Each is drawn by its id,
 * so that a style sheet can move one alone: `.mascot-arm`, `.mascot-corner`, `.mascot-pupils`.
 */
const parts = ["edge", "arm", "body", "corner", "face", "pupils", "prop"] as const;

interface MascotProps extends Drawing {
  className?: string;
}

/** The mascot in one of its poses, with parts that can move; in the page as delivered it is still. */
export function Mascot({ src, width, height, alt, className = "" }: MascotProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={`mascot ${className}`}
      data-enter=""
    >
      {parts.map((part) => (
        <use key={part} href={`${src}#${part}`} className={`mascot-${part}`} />
      ))}
    </svg>
  );
}
