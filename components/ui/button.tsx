import { cva } from "class-variance-authority";

/** Returns the classes of a button, or of a link that looks like one. `className` comes last. */
export const buttonVariants = cva(
  "inline-flex min-h-12.5 items-center justify-center gap-2 rounded-button text-center font-bold leading-tight forced-colors:border-2",
  {
    variants: {
      variant: {
        cobalt: "bg-cobalt text-paper hover:bg-cobalt-deep active:bg-cobalt-deep",
        paper: "bg-paper text-ink hover:bg-milk active:bg-milk",
        outline: "border-2 border-ink bg-paper text-ink hover:bg-milk active:bg-milk",
      },
      size: {
        regular: "px-6 py-2.5",
        wide: "px-[32px] py-2.5",
      },
    },
    defaultVariants: { size: "regular" },
  },
);
