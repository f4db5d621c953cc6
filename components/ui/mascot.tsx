import { readFileSync } from "node:fs";
import path from "node:path";
import type { Drawing } from "@/content/schema";

/*
 * The groups of a pose in art/mascot/, from back to front. Each is drawn by its id, so that a style
 * sheet can move one alone: `.mascot-arm`, `.mascot-corner`, `.mascot-pupils`. An owner's drawing may have none.
 */
function partsOf(src: string) {
  const pose = readFileSync(path.join("art/mascot", path.basename(src)), "utf8");
  return [...pose.matchAll(/<g id="([a-z]+)"/g)].map(([, part]) => part);
}

interface MascotProps extends Drawing {
  className?: string;
}

/** The mascot in one of its poses, with parts that can move; in the page as delivered it is still. */
export function Mascot({ src, width, height, alt, className = "" }: MascotProps) {
  const parts = partsOf(src);
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
      {parts.length === 0 && <image href={src} width={width} height={height} />}
      {parts.map((part) => (
        <use key={part} href={`${src}#${part}`} className={`mascot-${part}`} />
      ))}
    </svg>
  );
}
