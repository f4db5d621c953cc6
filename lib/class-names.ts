/** @deprecated The utility `column` of app/globals.css. */
export const column = "column";

/** @deprecated The utility `edges` of app/globals.css. */
export const edges = "edges";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-button px-6 py-3 text-center font-bold leading-tight forced-colors:border-2";

/** @deprecated `buttonVariants` of components/ui/button.tsx. */
export const buttonClasses = {
  cobalt: `${base} bg-cobalt text-paper hover:bg-cobalt-deep active:bg-cobalt-deep`,
  paper: `${base} bg-paper text-ink hover:bg-milk active:bg-milk`,
  outline: `${base} border-2 border-ink bg-paper text-ink hover:bg-milk active:bg-milk`,
};

/** @deprecated `textLink` of components/ui/button.tsx. */
export const textLink =
  "inline-flex min-h-11 items-center font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep";
