import { z } from "zod";
import { appScreen, drawing, hasUnique, heading, id, link, portrait, richTextUpTo, source, textUpTo } from "./common";

const hero = z.strictObject({
  id: z.literal("hero"),
  /** Shorter than other headings, because it shares the first window with the puzzle. */
  heading: richTextUpTo(48),
  lead: textUpTo(180),
  button: textUpTo(28),
  /** The offer, in the button's lower line. */
  offer: textUpTo(28),
  rating: z.strictObject({
    stars: z.int().min(1).max(5).meta({ example: 5 }),
    /** The app’s rating, with a point: 4.8. The page writes it as the language of the copy does. */
    score: z.number().min(0).max(5).meta({ example: 4.8 }),
    users: textUpTo(24),
    scoreLabel: textUpTo(20),
    /** For screen readers. {stars} is the number of stars. */
    scale: textUpTo(20),
  }),
});

const problem = z.strictObject({
  id: z.literal("problem"),
  heading,
  /** An ingredient list, first shown at the legal minimum size. */
  list: z.strictObject({
    lead: textUpTo(32),
    ingredients: z.array(textUpTo(40)),
  }),
  pains: z
    .array(z.strictObject({ title: textUpTo(40), description: richTextUpTo(160) }))
    .length(3)
    .superRefine(hasUnique("title")),
  /** How the app solves these problems. Shown beside the badge. */
  answer: textUpTo(120),
});

const labelConfusion = z.strictObject({
  id: z.literal("label-confusion"),
  heading,
  lead: textUpTo(180),
  button: textUpTo(28),
  screens: z
    .array(appScreen.extend({ id, caption: textUpTo(20) }))
    .length(3)
    .superRefine(hasUnique("id"))
    .superRefine(hasUnique("src")),
});

const lineOfPackage = textUpTo(18);
const audienceCard = z.strictObject({
  icon: drawing,
  /** The ingredient name on the package, which has room for one line. */
  word: lineOfPackage,
  /** The ingredient in plain English. Replaces the word when the package is tapped or hovered. */
  meaning: lineOfPackage,
  /** The source of the meaning. Never shown. */
  source,
  title: textUpTo(32),
  description: textUpTo(110),
  cta: textUpTo(28),
});
const whoThisHelps = z.strictObject({
  id: z.literal("who-this-helps"),
  heading,
  /** A hint that words can be tapped. */
  hint: textUpTo(60),
  cards: z.array(audienceCard).min(1).max(12).superRefine(hasUnique("title")).superRefine(hasUnique("word")),
});

const featureCard = z.strictObject({
  id,
  /** A small drawing of the feature. */
  icon: drawing,
  /** The icon's background color. */
  color: z.enum(["milk", "shelf", "marigold-tint", "tomato-tint"]),
  title: textUpTo(40),
  description: richTextUpTo(160),
});
const whyPeopleTrust = z.strictObject({
  id: z.literal("why-people-trust"),
  heading,
  cards: z.array(featureCard).min(1).max(9).superRefine(hasUnique("id")).superRefine(hasUnique("title")),
  badges: z.array(textUpTo(28)).min(1).max(3).superRefine(hasUnique()),
});

const founder = z.strictObject({
  id: z.literal("founder"),
  heading,
  letter: z.array(richTextUpTo(320)).min(2),
  portrait,
  signature: textUpTo(32),
  role: textUpTo(32),
  links: z.array(link).min(1).superRefine(hasUnique("href")),
  /** True until the owner replaces the invented letter. */
  sample: z.boolean(),
});

const testimonials = z.strictObject({
  id: z.literal("testimonials"),
  heading,
  /** The note shown while any quote is a sample. */
  sampleNote: textUpTo(24),
  pause: textUpTo(32),
  play: textUpTo(32),
});

const step = z.strictObject({ title: textUpTo(28), description: richTextUpTo(160), drawing });
const howItWorks = z.strictObject({
  id: z.literal("how-to-use"),
  heading,
  steps: z.array(step).length(3).superRefine(hasUnique("title")),
});

const ability = z.strictObject({ icon: drawing, title: textUpTo(32), description: textUpTo(110) });
const disclaimer = z.strictObject({
  id: z.literal("disclaimer"),
  heading,
  features: z.array(ability).min(1).max(8).superRefine(hasUnique("title")),
  /** Must state that results are informational and not medical advice. */
  disclaimer: z.strictObject({ title: textUpTo(40), text: textUpTo(280) }),
  mascot: drawing,
});

const pricing = z.strictObject({
  id: z.literal("pricing"),
  heading,
  price: textUpTo(20),
  /** The most important term, above the button. */
  offer: textUpTo(40),
  lead: textUpTo(180),
  points: z.array(textUpTo(60)).min(1).max(6).superRefine(hasUnique()),
  button: textUpTo(28),
});

const faq = z.strictObject({ id: z.literal("faq"), heading, mascot: drawing });

const closing = z.strictObject({
  id: z.literal("closing"),
  heading,
  lead: textUpTo(180),
  button: textUpTo(28),
  trustPoints: z
    .array(z.strictObject({ id, text: textUpTo(40) }))
    .length(2)
    .superRefine(hasUnique("id"))
    .superRefine(hasUnique("text")),
  mascot: drawing,
});

const downloadBar = z.strictObject({ title: textUpTo(26), detail: textUpTo(60), mascot: drawing });

export const home = z.strictObject({
  hero,
  problem,
  labelConfusion,
  whoThisHelps,
  whyPeopleTrust,
  founder,
  /** The page has this section only if there are quotes: see content/home.ts. */
  testimonials: testimonials.optional(),
  howItWorks,
  disclaimer,
  pricing,
  faq,
  closing,
  downloadBar,
});
export type Home = z.infer<typeof home>;

/** The ids of the sections: their addresses are /#hero and so on. */
export type SectionId = Extract<Home[keyof Home], { id: string }>["id"];
