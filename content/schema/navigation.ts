import { z } from "zod";
import { hasUnique, linkTarget, textUpTo } from "./common";

export const navigation = z.strictObject({
  label: textUpTo(32),
  /** The download button beside the links, on desktops. */
  download: textUpTo(18),
  links: z
    .array(z.strictObject({ text: textUpTo(18), href: linkTarget }))
    .min(1)
    .max(4)
    .superRefine(hasUnique("href")),
});
export type Navigation = z.infer<typeof navigation>;
