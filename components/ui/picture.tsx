import type { CSSProperties } from "react";
import type { Drawing, Photo as PhotoFields } from "@/content/schema";

interface Look {
  className?: string;
  /** True for what is in the first view: it does not wait to be scrolled to. */
  isEager?: boolean;
}

/** A picture of one file. */
export function Art({ isEager, alt, ...image }: Drawing & Look & { style?: CSSProperties }) {
  return <img {...image} alt={alt} loading={isEager ? undefined : "lazy"} decoding="async" />;
}

/** A picture that exists in several sizes and formats; `sizes` as in HTML. */
export function Photo({
  src,
  widths,
  width,
  height,
  alt,
  sizes,
  className,
  isEager,
}: PhotoFields & Look & { sizes: string }) {
  const files = (ending: string) => widths.map((w) => `${src}-${w}.${ending} ${w}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={files("webp")} sizes={sizes} />
      <img
        src={`${src}-${widths[1] ?? widths[0]}.png`}
        width={width}
        height={height}
        alt={alt}
        className={className}
        // Its files have rounded heights, and the alt text of a lost picture takes no more room.
        style={{ aspectRatio: `${width} / ${height}`, minHeight: 0, overflow: "hidden" }}
        loading={isEager ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
