import { cva } from "class-variance-authority";

/** Returns the classes of a button, or of a link that looks like one. */
export const buttonVariants = cva(
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-button px-6 py-3 text-center font-bold leading-tight forced-colors:border-2",
  {
    variants: {
      variant: {
        cobalt: "bg-cobalt text-paper hover:bg-cobalt-deep active:bg-cobalt-deep",
        paper: "bg-paper text-ink hover:bg-milk active:bg-milk",
        outline: "border-2 border-ink bg-paper text-ink hover:bg-milk active:bg-milk",
      },
    },
  },
);

/** The classes of a text link outside a paragraph. */
export const textLink =
  "inline-flex min-h-11 items-center font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep";
