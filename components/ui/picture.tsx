import clsx from "clsx";
import type { CSSProperties } from "react";
import type { Drawing, Photo as PhotoCopy } from "@/content/schema";
import { photoFiles } from "@/lib/pictures/photo-files";
import { withBasePath } from "@/lib/site/base-path";

interface PictureProps {
  className?: string;
  /** Disables lazy loading, for pictures on the first screen. */
  isEager?: boolean;
}

interface ArtProps extends Drawing, PictureProps {
  style?: CSSProperties;
}

/** A picture with one file. */
export function Art({ isEager, src, alt, ...image }: ArtProps) {
  return <img {...image} src={withBasePath(src)} alt={alt} loading={isEager ? undefined : "lazy"} decoding="async" />;
}

/** `className` is for the image, which fills the picture's box. */
interface PhotoProps extends PhotoCopy, PictureProps {
  /** The HTML attribute of this name. */
  sizes: string;
}

/** A picture in several sizes and formats, as wide as its parent. */
export function Photo({ src, alt, sizes, className, isEager }: PhotoProps) {
  const { widths, width, height, fileOf, png } = photoFiles(src);
  const files = (format: "avif" | "webp") => widths.map((w) => `${withBasePath(fileOf(format, w))} ${w}w`).join(", ");
  return (
    <picture
      className={clsx("block", !isEager && "loads-near")}
      // The files have rounded heights. If the picture fails to load, its alt text takes no more space than the picture.
      style={{ aspectRatio: `${width} / ${height}`, minHeight: 0, overflow: "hidden" }}
    >
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={files("webp")} sizes={sizes} />
      <img
        src={withBasePath(png)}
        width={width}
        height={height}
        alt={alt}
        className={clsx("size-full", className)}
        loading={isEager ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
