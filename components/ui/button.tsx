import { cva } from "class-variance-authority";
import { buttonBase, buttonColors, buttonSizes } from "./button-classes";

/** Returns the classes of a button, or of a link that looks like one. */
export const buttonVariants = cva(buttonBase, {
  variants: { variant: buttonColors, size: buttonSizes },
  defaultVariants: { size: "regular" },
});

/** The classes of a text link outside a paragraph. */
export const textLink =
  "inline-flex min-h-11 items-center font-bold text-cobalt underline decoration-2 underline-offset-4 hover:text-cobalt-deep";
