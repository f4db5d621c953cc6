import { z } from "zod";
import { type Flag as FlagName, flags as knownFlags } from "./flags";
import { iconNames } from "./icon-names";

/*
 * The one description of what content may be. The modules beside this file take their types from
 * it, and scripts/check-content.ts parses them before every build. Only types are imported from
 * here by the site itself, so zod never reaches the browser.
 */

const text = z.string().trim().min(1, { error: "must not be empty", abort: true });
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be kebab-case, like how-to-use");
const https = z.url({
  protocol: /^https$/,
  error: "must be a complete https address",
  abort: true,
});
const px = z.int().positive();

/** Copy with emphasis: plain strings, and tokens that one component draws. */
export const richText = z
  .array(
    z.union([
      text.or(z.literal(" ")),
      z.strictObject({ mark: text }),
      z.strictObject({ term: text, source: z.lazy(() => source) }),
      z.strictObject({
        link: text,
        href: z.string().regex(/^(\/|https:|mailto:)/, "must start with /, https: or mailto:"),
      }),
    ]),
  )
  .min(1, "must not be empty");

/** Where a fact comes from: shown with it, and reviewed against it. */
export const source = z.strictObject({ title: text, year: z.int().min(1900).max(2100) });

/** A drawing from art/, or any single file in public/. */
export const drawing = z.strictObject({
  src: z
    .string()
    .regex(
      /^\/(assets|lovable-uploads)\/.+\.(svg|png|jpe?g|webp)$/,
      "must be a picture file in /assets or /lovable-uploads",
    ),
  width: px,
  height: px,
  alt: z.string(),
});

/** A picture in several sizes: `src` is the path before `-<width>.avif`, `.webp` and `.png`. */
export const photo = z.strictObject({
  src: z
    .string()
    .regex(
      /^\/(assets|lovable-uploads)\/[a-z0-9/-]+$/,
      "must be a picture's path in /assets or /lovable-uploads, without size and ending",
    ),
  widths: z.array(px).min(1),
  width: px,
  height: px,
  alt: text,
  sample: z.boolean().optional(),
});

const hex = z.string().regex(/^#[0-9A-F]{6}$/i, "must be a colour like #10213D");
export const theme = z.strictObject({
  ink: hex,
  "ink-soft": hex,
  paper: hex,
  shelf: hex,
  milk: hex,
  citron: hex,
  cobalt: hex,
  "cobalt-deep": hex,
  tomato: hex,
  "tomato-deep": hex,
  "tomato-tint": hex,
  marigold: hex,
  "marigold-text": hex,
  "marigold-tint": hex,
  petal: hex,
  rule: hex,
});

export const brand = z.strictObject({
  /** ASCII, since it becomes an address and Next cannot export others. */
  name: text
    .max(24)
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9 ]*$/,
      "must be letters, digits and spaces (it becomes an address)",
    ),
  formerName: text.optional(),
  siteUrl: https.refine(
    (url) => new URL(url).pathname === "/" && !url.endsWith("/"),
    "must be an origin without a path or a final slash",
  ),
  email: z.email("must be an e-mail address"),
  copyrightYear: z.int().min(2020).max(2100),
});

const noQuery = https.refine(
  (url) => !/[?#]/.test(url),
  "must have no query string or fragment: the smart link appends its own",
);
export const store = z.strictObject({
  link: noQuery,
  oneLinkTemplate: noQuery.nullable(),
  smartScript: https,
  defaultSource: text.regex(/^[\w-]+$/, "must be letters, digits, _ or -"),
  badge: drawing.extend({ releaseDate: z.int().positive(), standIn: z.boolean() }),
});

const link = z.strictObject({ label: text, href: text });
const icon = z.enum(iconNames, "must be the name of a drawing in art/icons, like scan");
const section = { id, heading: richText };
const seo = {
  title: text.min(5).max(60, "must be at most 60 characters for a search result"),
  description: text.min(50).max(160, "must be at most 160 characters for a search result"),
};

const page = z.strictObject({
  /** The address without the domain. */
  path: z
    .string()
    .regex(
      /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/,
      "must be / or one kebab-case word after it, like /about-us",
    ),
  /** What it is called in structured data. */
  type: z.enum(["WebPage", "AboutPage"]),
  /** What links to it say. */
  label: text,
  heading: richText,
  seo: z.strictObject(seo),
  /** What stands beside the heading on its social card. */
  card: drawing.extend({ alt: text }),
  /** The day on which its words were last changed, for the sitemap. */
  revised: z.iso.date("must be a day, YYYY-MM-DD"),
});
export const pages = z.record(z.string(), page).superRefine((entries, context) => {
  const mustDiffer: [string[], (entry: Page) => string][] = [
    [["path"], ({ path }) => path],
    [["label"], ({ label }) => label],
    [["seo", "title"], ({ seo }) => seo.title],
    [["seo", "description"], ({ seo }) => seo.description],
  ];
  for (const [field, read] of mustDiffer) {
    const seen = new Set<string>();
    for (const [name, entry] of Object.entries(entries)) {
      const value = read(entry);
      if (seen.has(value)) {
        const message = `must not repeat that of another page: ${value}`;
        context.addIssue({ code: "custom", path: [name, ...field], message });
      }
      seen.add(value);
    }
  }
});

const flagNames = knownFlags.map(({ name }) => name) as [FlagName, ...FlagName[]];
export const flag = z.enum(flagNames);
export const flags = z.array(
  z.strictObject({ name: id, label: text, says: text, icon, severity: z.int().positive() }),
);
export const tone = z.enum([
  "paper",
  "shelf",
  "milk",
  "citron",
  "petal",
  "marigold",
  "ink",
  "cobalt",
]);

const unique = (of: string) => ({
  error: `must not repeat ${of}`,
});
const uniqueBy = <T>(items: T[], key: (item: T) => string) =>
  new Set(items.map(key)).size === items.length;

const fact = text.max(120, "must be at most 120 characters: one or two plain sentences");
const ingredient = z
  .strictObject({
    /** As the label prints it, its percentage included. */
    name: text,
    /** The word of it that is printed bold, as the EU asks for an allergen. */
    emphasis: text.optional(),
    /** What it is flagged as before the visitor says what matters to her. */
    flag,
    what: fact,
    does: fact,
    us: fact,
    eu: fact,
    origin: fact,
    note: fact,
    /** For each chip that it concerns: the flag it then gets. */
    matters: z.record(id, flag).optional(),
    sources: z.array(z.lazy(() => source)).min(1),
  })
  .refine(({ name, emphasis = "" }) => name.includes(emphasis), {
    path: ["emphasis"],
    message: "must be part of the name",
  });
export const labelProduct = z
  .strictObject({
    id,
    /** What the label is stuck on; drawn in art/vessels. */
    vessel: z.enum(["tube", "wrapper", "flask"]),
    tab: text,
    brand: text,
    kind: text,
    chips: z.array(z.strictObject({ id, label: text })).min(2),
    ingredients: z.array(ingredient).min(8).max(14),
  })
  .superRefine(({ chips, ingredients }, context) => {
    const known = new Set(chips.map((chip) => chip.id));
    const seen = new Set<string>();
    ingredients.forEach(({ name, matters = {} }, at) => {
      if (seen.has(name)) {
        context.addIssue({
          code: "custom",
          path: ["ingredients", at, "name"],
          message: `must not repeat ${name}`,
        });
      }
      seen.add(name);
      for (const chip of Object.keys(matters)) {
        if (known.has(chip)) continue;
        const path = ["ingredients", at, "matters", chip];
        context.addIssue({
          code: "custom",
          path,
          message: "must be the id of one of the product's chips",
        });
      }
    });
  });
export const labels = z
  .array(labelProduct)
  .min(1)
  .refine((products) => uniqueBy(products, (product) => product.id), unique("an id"));
const counted = text.refine(
  (value) => value.includes("{count}") && value.includes("{all}"),
  "must say where {count} and {all} go",
);
export const playableLabel = z.strictObject({
  tabs: text,
  matters: text,
  lead: text,
  facts: z.strictObject({ us: text, eu: text, origin: text, note: text, sources: text }),
  disclaimer: text,
  prompt: text,
  some: counted,
  noMatch: text,
  anyway: counted,
  nothing: text,
  readable: z.strictObject({ title: text, link: text }),
});
export const pain = z.strictObject({ title: text, body: richText, figure: text, caption: text });
export const audienceCard = z.strictObject({
  icon: drawing,
  title: text,
  description: text,
  cta: text,
});
export const featureCard = z.strictObject({ icon, title: text, description: richText, tone });
export const step = z.strictObject({ icon, title: text, description: richText });
export const faqItem = z.strictObject({ id, question: text, answer: text });
export const testimonial = z
  .strictObject({
    quote: text,
    /** The ingredient in it that is highlighted. */
    found: text,
    author: text,
    date: z.string().refine(isRealDate, "must be a real date, MM/DD/YYYY"),
    title: text,
    sample: z.boolean(),
  })
  .refine(({ quote, found }) => quote.includes(found), {
    path: ["found"],
    message: "must be part of the quote",
  });

function isRealDate(value: string) {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  if (!parts) return false;
  const [month, day, year] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export const home = z.strictObject({
  hero: z.strictObject({
    id,
    heading: richText,
    lead: text,
    button: text,
    rating: z.strictObject({
      stars: z.int().min(1).max(5),
      score: text,
      users: text,
      scoreLabel: text,
    }),
    mascot: drawing,
  }),
  problem: z.strictObject({ ...section, lead: text, pains: z.array(pain).length(3) }),
  labelConfusion: z.strictObject({
    ...section,
    lead: text,
    button: text,
    screens: z
      .array(
        photo.extend({
          caption: text,
          /** Outlines of strokes in the units of `viewBox`, and a sheet over the screen's lower end. */
          found: z
            .strictObject({
              viewBox: text,
              strokes: z.array(text).min(1),
              sheet: photo.omit({ alt: true }),
            })
            .optional(),
        }),
      )
      .length(3),
  }),
  whoThisHelps: z.strictObject({ ...section, lead: text, cards: z.array(audienceCard).length(7) }),
  whyPeopleTrust: z.strictObject({
    ...section,
    lead: text,
    cards: z.array(featureCard).length(6),
    badges: z.array(z.strictObject({ icon, label: text })).length(3),
  }),
  founder: z.strictObject({
    ...section,
    letter: z.array(richText).min(2),
    portrait: photo,
    signature: text,
    role: text,
    links: z.array(link).min(1),
  }),
  testimonials: z.strictObject({
    ...section,
    sampleNote: text,
    sample: text,
    pause: text,
    play: text,
  }),
  howItWorks: z.strictObject({
    ...section,
    lead: text,
    steps: z.array(step).length(3),
    product: text,
  }),
  disclaimer: z.strictObject({
    ...section,
    lead: text,
    features: z.array(step).length(4),
    limitsHeading: text,
    limits: z.array(richText).min(3),
    note: text,
  }),
  pricing: z.strictObject({
    ...section,
    tag: text,
    price: text,
    lead: text,
    points: z.array(z.strictObject({ title: text, description: text })).min(3),
    button: text,
  }),
  faq: z.strictObject({ ...section, lead: text }),
  closing: z.strictObject({
    ...section,
    lead: text,
    button: text,
    trustPoints: z.array(text).length(2),
    mascot: drawing,
  }),
  stickyBar: z.strictObject({ title: text, detail: text }),
});

export const faq = z
  .array(faqItem)
  .length(6)
  .refine((items) => uniqueBy(items, (item) => item.id), unique("an id"));

export const testimonials = z
  .array(testimonial)
  .length(10)
  .refine((items) => uniqueBy(items, (item) => item.quote), unique("a quote"));

export const person = z.strictObject({
  name: text,
  role: text,
  biography: z.array(text).min(1),
  portrait: photo,
  sample: z.boolean(),
});
export const aboutUs = z.strictObject({
  lead: text,
  people: z.array(person).length(2),
  formerly: text.optional(),
});
export const whyIBuiltThis = z.strictObject({
  lead: text,
  photo: photo.extend({ caption: text }),
  moments: z.array(z.strictObject({ title: text, body: z.array(richText).min(1) })).length(3),
  ending: text,
  sample: z.boolean(),
});
export const whatItDoes = z.strictObject({
  explanation: z.array(richText).min(1),
  bulletsHeading: text,
  bullets: z.array(z.strictObject({ title: text, description: text })).length(6),
  mascot: drawing,
  closingLine: text,
});
export const notFound = z.strictObject({
  seo: z.strictObject(seo),
  title: text,
  lead: text,
  button: text,
  mascot: drawing,
});
export const errorPage = z.strictObject({ title: text, button: text });

export const navigation = z.strictObject({ label: text, links: z.array(link) });

export const site = z.strictObject({
  skipLink: text,
  back: text,
  footer: z.strictObject({
    tagline: text,
    disclaimer: text,
    copyright: text,
    social: z.array(z.strictObject({ icon, label: text, href: https })).length(2),
    contact: text,
    linksHeading: text,
  }),
  logo: drawing,
  scroller: z.strictObject({ previous: text, next: text }),
  handOff: z.strictObject({
    title: text,
    lead: text,
    codeAlt: text,
    button: text,
    copied: text,
    denied: text,
    again: text,
    field: text,
  }),
});

export const constants = z.strictObject({
  stickyBar: z.strictObject({ shownPast: z.number().gt(0).lt(1) }),
  mobileBelow: px,
  topBarScrolledPast: px,
  marquee: z.strictObject({ cardWidth: px, gap: px, speed: z.number().positive() }),
  tooltip: z.strictObject({ delay: px, skipDelay: px, grace: px }),
  toasts: z.strictObject({ visible: px, duration: px, durationWithAction: px }),
});

export type RichText = z.infer<typeof richText>;
export type Source = z.infer<typeof source>;
export type Drawing = z.infer<typeof drawing>;
export type Photo = z.infer<typeof photo>;
export type Theme = z.infer<typeof theme>;
export type Brand = z.infer<typeof brand>;
export type Store = z.infer<typeof store>;
export type Page = z.infer<typeof page>;
export type LabelProduct = z.infer<typeof labelProduct>;
export type PlayableLabel = z.infer<typeof playableLabel>;
export type { Flag } from "./flags";
export type Tone = z.infer<typeof tone>;
export type FaqItem = z.infer<typeof faqItem>;
export type Testimonial = z.infer<typeof testimonial>;
export type Home = z.infer<typeof home>;
export type Person = z.infer<typeof person>;
export type AboutUs = z.infer<typeof aboutUs>;
export type WhyIBuiltThis = z.infer<typeof whyIBuiltThis>;
export type WhatItDoes = z.infer<typeof whatItDoes>;
export type NotFound = z.infer<typeof notFound>;
export type ErrorPage = z.infer<typeof errorPage>;
export type Navigation = z.infer<typeof navigation>;
export type Site = z.infer<typeof site>;
export type Constants = z.infer<typeof constants>;
