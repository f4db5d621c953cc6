interface InlineDrawingProps {
  /** A drawing of app/generated. */
  svg: string;
  className?: string;
}

/** A drawing as part of the page, for the first screen; decoration for assistive technology. */
export function InlineDrawing({ svg, className }: InlineDrawingProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made by the build
    <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
