/** The width and margins that all content shares (app/base.css). */
export const column = "mx-auto w-full max-w-(--column) pr-(--gutter-right) pl-(--gutter-left)";

/** The same margins for a row that spans the window. */
export const edges = "pr-(--edge-right) pl-(--edge-left)";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-button px-6 py-3 text-center font-bold leading-tight";

/** Classes for buttons, and for links that look like buttons, by variant. */
export const buttonClasses = {
  cobalt: `${base} bg-cobalt text-paper hover:bg-cobalt-deep active:bg-cobalt-deep`,
  paper: `${base} bg-paper text-ink hover:bg-milk active:bg-milk`,
  outline: `${base} border-2 border-ink bg-paper text-ink hover:bg-milk active:bg-milk`,
};

/** Classes for a text link outside a paragraph. */
export const textLink =
  "inline-flex min-h-11 items-center font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep";
