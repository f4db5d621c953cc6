/** The classes of every button. Separate from button.tsx, so that the error screens do not load its library. */
export const buttonBase =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-button px-6 py-3 text-center font-bold leading-tight forced-colors:border-2";

export const buttonColors = {
  cobalt: "bg-cobalt text-paper hover:bg-cobalt-deep active:bg-cobalt-deep",
  paper: "bg-paper text-ink hover:bg-milk active:bg-milk",
  outline: "border-2 border-ink bg-paper text-ink hover:bg-milk active:bg-milk",
};
