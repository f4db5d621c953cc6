import { z } from "zod";
import { pixels } from "./common";

const milliseconds = z.int().positive();

export const constants = z.strictObject({
  downloadBar: z.strictObject({ shownPast: z.number().gt(0).lt(1).meta({ example: 0.25 }) }),
  mobileBelow: pixels,
  topBarScrolledPast: pixels,
  marquee: z.strictObject({ cardWidth: pixels, gap: pixels, speed: z.number().positive() }),
  tooltip: z.strictObject({ delay: milliseconds, skipDelay: milliseconds }),
  toasts: z.strictObject({
    visible: z.int().positive(),
    duration: milliseconds,
    durationWithAction: milliseconds,
  }),
});
export type Constants = z.infer<typeof constants>;
