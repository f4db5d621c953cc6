import { z } from "zod";
import { drawing, hasUnique, pageCta, richTextUpTo, squarePhoto, textUpTo } from "./common";

const moment = z.strictObject({
  title: textUpTo(40),
  drawing,
  body: z.array(richTextUpTo(520)).min(1),
});

export const whyIBuiltThis = z.strictObject({
  lead: textUpTo(180),
  photo: squarePhoto.extend({ caption: textUpTo(90) }),
  moments: z.array(moment).length(3).superRefine(hasUnique("title")),
  ending: pageCta,
  sample: z.boolean(),
});
export type WhyIBuiltThis = z.infer<typeof whyIBuiltThis>;
