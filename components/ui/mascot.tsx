import { heroMascot } from "@/app/generated/hero-mascot";
import { mascotParts } from "@/app/generated/mascot-parts";
import type { Drawing } from "@/content/schema";

interface MascotProps extends Drawing {
  className?: string;
}

/** The mascot in one of her poses. Each part is an element: `.mascot-arm`, `.mascot-corner`, `.mascot-pupils`. */
export function Mascot({ src, width, height, alt, className = "" }: MascotProps) {
  const parts = mascotParts[src.replace(/^.*\/|\.svg$/g, "")] ?? [];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={`mascot ${className}`}
    >
      {parts.length === 0 && <image href={src} width={width} height={height} />}
      {parts.map((part) => (
        <use key={part} href={`${src}#${part}`} className={`mascot-${part}`} />
      ))}
    </svg>
  );
}

/** The mascot of the hero, inline: an external drawing would cost the first frame a document. */
export function InlineMascot() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
    <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: heroMascot }} />
  );
}
