import { z } from "zod";
import { type FlagName, flags as knownFlags } from "./flags";
import { plainText } from "./plain-text";

/*
 * The schema of all content. The other modules in this folder take their types from it, and
 * scripts/content/ validates them before every build and after every edit. The site imports only
 * types from this file, so zod never reaches the browser.
 */

const html = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;
const text = z
  .string()
  .trim()
  .min(1, { error: "must not be empty: write words between the quotes", abort: true })
  .refine(
    (value) => !html.test(value),
    'must be plain text without HTML: instead of <b>bold</b>, write { mark: "bold" }',
  );

/* Maximum lengths in characters. The layout fits them from 320 px up. A test fills every text to its limit. */
const upTo = (characters: number) => text.max(characters);
const button = upTo(28);
const label = upTo(32);
const title = upTo(40);
const lead = upTo(180);
const sentence = upTo(200);
const paragraph = upTo(420);

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase letters, digits and hyphens, like how-to-use");
const https = z.url({
  protocol: /^https$/,
  error: "must be a complete https address, like https://example.com",
  abort: true,
});
const px = z.int().positive();
const thisYear = new Date().getFullYear();

/** Copy with emphasis: plain strings, and tokens that components/ui/rich-text.tsx renders. */
export const richText = z
  .array(
    z.union([
      text.or(z.literal(" ")),
      z.strictObject({ mark: text }),
      z.strictObject({ term: text, source: z.lazy(() => source) }),
      z.strictObject({ link: text, href: z.lazy(() => href) }),
    ]),
  )
  .min(1, "must not be empty");

const href = z.string().regex(/^(\/|https:|mailto:)/, "must start with /, https: or mailto:, like /about-us");

/** Copy with emphasis, of limited length. */
function richUpTo(characters: number) {
  return richText
    .refine((tokens) => plainText(tokens).length <= characters, {
      error: ({ input }) => {
        const { length } = plainText(input as z.infer<typeof richText>);
        return `is ${length} characters long, and the limit is ${characters}: remove ${length - characters}`;
      },
    })
    .meta({ maximum: characters });
}
const heading = richUpTo(56);

/** The source of a fact: shown with the fact, and used to review it. */
export const source = z.strictObject({
  title: upTo(120),
  year: z.int().min(1900).max(thisYear),
});
/** A source with a link, so that visitors can check it. */
const citation = source.extend({ href: https });

/** A single picture file: a drawing from art/, or a file in public/. */
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

/** A picture in several sizes. `src` is the path without the endings `-<width>.avif`, `.webp` and `.png`. */
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

const hex = z.string().regex(/^#[0-9A-F]{6}$/i, "must be a color of six hexadecimal digits, like #10213D");
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

const fontPackage = z
  .string()
  .regex(
    /^@fontsource-variable\/[a-z0-9-]+$/,
    "must be a package of Fontsource's variable fonts, like @fontsource-variable/inter",
  );
export const fonts = z.strictObject({ display: fontPackage, text: fontPackage });

export const brand = z.strictObject({
  /** ASCII only: the name becomes a URL, and Next cannot export other characters. */
  name: upTo(24).regex(
    /^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/,
    "must be letters, digits and single spaces, like Lumen Label: it becomes an address",
  ),
  formerName: upTo(24).optional(),
  siteUrl: https.refine(
    (url) => /^https:\/\/[^/]+(\/[\w.~-]+)*$/.test(url),
    "must have no final slash and no query, like https://example.com or https://user.github.io/site",
  ),
  /** The language of the copy, as in HTML's `lang` attribute. */
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "must be a language, with its country or without, like en-GB"),
  /** Describes the mascot, for alt text. */
  mascot: text,
  email: z.email("must be an e-mail address, like hello@example.com"),
  copyrightYear: z
    .int()
    .min(2020)
    .max(thisYear + 1),
});

const noQuery = https.refine(
  (url) => !/[?#]/.test(url),
  "must have no query string or fragment, since the smart link appends its own: end it before the ? or #",
);
export const store = z.strictObject({
  link: noQuery.regex(
    /^https:\/\/apps\.apple\.com\/([a-z]{2}\/)?app\/([^/]+\/)?id\d+$/,
    "must be the app's page in the App Store, like https://apps.apple.com/app/id1234567890",
  ),
  oneLinkTemplate: noQuery
    .regex(
      /^https:\/\/(?!apps\.apple\.com)[^/]+\/[\w-]+$/,
      "must be the template's address from AppsFlyer, like https://example.onelink.me/AbCd, or null",
    )
    .nullable(),
  smartScript: https,
  consent: z.enum(["not-needed", "ask", "off"]),
  smartAppBanner: z.boolean(),
  defaultSource: text.regex(/^[\w-]+$/, "must be letters, digits, _ or -, like landing_page"),
  badge: drawing.extend({
    releaseDate: z
      .int()
      .refine(
        (seconds) => seconds > 1_200_000_000 && seconds < 4_000_000_000,
        "must be a date in Unix seconds, like 1745366400 (ten digits; thirteen would be milliseconds)",
      ),
    standIn: z.boolean(),
  }),
});

const link = z.strictObject({ text: label, href });
const section = { id, heading };
const seo = {
  /* Search results cut off longer titles and descriptions. */
  title: text.min(5).max(60),
  description: text.min(50).max(160),
};

/* The characters in Fontsource's Latin fonts. Emoji are allowed, but social cards omit them. */
const cardLetters =
  /^([\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\p{Extended_Pictographic}]|\p{Emoji_Modifier}|\ufe0f)*$/u;

/* The text under the name on the landing page's card, which has room for two lines. */
const cardLine = text
  .regex(/^.{1,17}( .{1,17})?$/, "must fit two lines of 17 characters")
  .regex(cardLetters, "must use Latin letters: the social card's font has no others");

const page = z.strictObject({
  /** The URL without the domain. */
  path: z
    .string()
    .regex(
      /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/,
      "must be /, or / and lowercase letters, digits and hyphens, like /about-us",
    ),
  /** The schema.org type in structured data. */
  type: z.enum(["WebPage", "AboutPage"]),
  /** The text of links to the page. */
  linkText: title,
  heading: heading.refine(
    (tokens) => cardLetters.test(plainText(tokens)),
    "must use Latin letters, like “Jose” or “José”: the social card's font has no others",
  ),
  seo: z.strictObject(seo),
  /** The drawing beside the heading on the social card. */
  card: drawing.extend({ alt: text, line: cardLine.optional() }),
  /** The date of the last change to the copy, for the sitemap. */
  revised: z.iso
    .date("must be a day, YYYY-MM-DD, like 2026-05-14")
    // Time zones can be up to 14 hours ahead of UTC.
    .refine((day) => Date.parse(day) <= Date.now() + 14 * 3_600_000, {
      error: () =>
        `must not be in the future: use the date of the last change, like ${new Date().toISOString().slice(0, 10)}`,
    }),
});
const place = page.pick({ path: true, linkText: true, revised: true });
/** The legal pages. A page is exported once it has sections. */
export const legalPages = z.array(
  place.extend({
    description: seo.description,
    sections: z.array(z.strictObject({ title: upTo(80), body: z.array(richText).min(1) })),
  }),
);
export const pages = z.record(z.string(), page).superRefine((entries, context) => {
  const mustDiffer: [string[], (entry: Page) => string][] = [
    [["path"], ({ path }) => path],
    [["linkText"], ({ linkText }) => linkText],
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
export const flags = z.array(z.strictObject({ name: id, text: upTo(20), severity: z.int().positive() }));
const unique = (of: string) => ({
  error: `must not repeat ${of}`,
});
const uniqueBy = <T>(items: T[], key: (item: T) => string) => new Set(items.map(key)).size === items.length;

const fact = text.max(120, "must be at most 120 characters: one or two plain sentences");
const ingredient = z
  .strictObject({
    /** The name as printed on the label, including any percentage. */
    name: text,
    /** The substring to show in bold. EU law requires bold for allergens. */
    emphasis: text.optional(),
    /** The common name, shown in the lens, on completion and in the index of ingredients. */
    gloss: text.max(20).optional(),
    /** The flag when no preference is selected. */
    flag,
    what: fact,
    does: fact,
    us: fact.optional(),
    eu: fact.optional(),
    origin: fact.optional(),
    note: fact,
    /** The flag for each preference that concerns the ingredient, by the chip's id. */
    matters: z.record(id, flag).optional(),
    /** A square drawing beside the answer. */
    drawing: drawing.optional(),
    /** A simpler drawing for a find's circle, 18 px wide on a phone. */
    icon: drawing.optional(),
    /** The first two sources are shown with the answer, so they should support the note. */
    sources: z.array(citation).min(1),
  })
  .refine(({ name, emphasis = "" }) => name.includes(emphasis), {
    path: ["emphasis"],
    message: "must be part of the name",
  });
/** A preference that visitors can select. */
const chip = z
  .strictObject({
    id,
    text: upTo(16),
    /** The text of its flag, such as "Not vegan". */
    flagged: upTo(32).optional(),
    /** The allergen that the visitor avoids, such as "tree nuts". */
    allergen: upTo(17).optional(),
  })
  .refine(({ flagged, allergen }) => !flagged !== !allergen, {
    path: ["flagged"],
    message: 'is needed, like "Not vegan", or an allergen, like "tree nuts", but not both',
  });
const product = z
  .strictObject({
    id,
    /** Previous ids that old ad links still use. */
    aliases: z.array(id).optional(),
    /** The shape of the package, drawn by components/ui/product-package.tsx. */
    shape: z.enum(["bag", "tube", "flacon"]),
    /** The invented brand name on the package. */
    brand: upTo(10),
    /** The kind of product, such as "Hand cream". */
    kind: upTo(20),
    /** The task, such as "Find the nut". Shown below the small package. */
    teaser: upTo(20).optional(),
    netWeight: upTo(24),
    /** Without a puzzle, visitors can read the label but have nothing to find. */
    puzzle: z
      .strictObject({
        question: upTo(60),
        /** The question once some are found: while one is left, while two are left, and so on. */
        remaining: z.array(upTo(60)).optional(),
        /** Names of the ingredients to find. The label opens the first one by itself as a demo. */
        finds: z.array(text).min(1).max(3),
        /** The text that a visitor shares with the link. */
        share: upTo(120),
        /** The title of the answer for an ingredient that is not a find, such as "Not a nut." */
        miss: upTo(24).optional(),
      })
      .optional(),
    chips: z.array(chip).min(1).max(4),
    ingredients: z.array(ingredient).min(6).max(14),
  })
  .superRefine(({ chips, ingredients, puzzle }, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    const chipOf = new Map(chips.map((chip) => [chip.id, chip]));
    const names = new Set<string>();
    ingredients.forEach(({ name, matters = {} }, index) => {
      if (names.has(name)) report(["ingredients", index, "name"], `must not repeat ${name}`);
      names.add(name);
      for (const [id, flag] of Object.entries(matters))
        if (!chipOf.has(id))
          report(["ingredients", index, "matters", id], "must be the id of one of the product's chips");
        else if (flag === "allergen" && !chipOf.get(id)?.allergen)
          report(
            ["ingredients", index, "matters", id],
            'must not be allergen, because its chip names no allergen, like "tree nuts"',
          );
    });
    if (puzzle?.remaining && puzzle.remaining.length !== puzzle.finds.length - 1)
      report(
        ["puzzle", "remaining"],
        `must have one question fewer than the puzzle has finds, like ["One more is made of milk. Find it."] for two finds`,
      );
    puzzle?.finds.forEach((find, index) => {
      if (!names.has(find))
        report(
          ["puzzle", "finds", index],
          `must be the name of one of the product's ingredients, like ${ingredients[0]?.name}`,
        );
    });
  });
export const products = z
  .array(product)
  .min(1)
  .max(3)
  .refine((products) => uniqueBy(products, (product) => product.id), unique("an id"));
const withPlaceholders = (...names: string[]) =>
  text.refine(
    (value) => names.every((name) => value.includes(`{${name}}`)),
    `must contain ${names.map((name) => `{${name}}`).join(" and ")}`,
  );
export const puzzleCopy = z.strictObject({
  lead: text,
  products: text,
  invitation: text,
  invitationDrawing: drawing,
  invitationLead: upTo(60),
  allIngredients: label,
  progress: withPlaceholders("found", "all"),
  preferences: text,
  flagged: withPlaceholders("count", "all"),
  firstTry: text,
  nothingFlagged: text,
  completed: withPlaceholders("time"),
  seconds: withPlaceholders("count"),
  minutes: withPlaceholders("count"),
  share: button,
  next: withPlaceholders("teaser"),
  copied: label,
  denied: upTo(60),
  linkField: label,
  facts: z.strictObject({ us: text, eu: text, origin: text, note: text, sources: text }),
});
export const ingredientsPage = z.strictObject({
  lead,
  /** The heading above the list of names. */
  index: upTo(20),
  /** The text of the button that opens an ingredient's facts. */
  facts: label,
  products: upTo(8),
  /** Shown beside the download badge between ingredients. */
  download: upTo(40),
  ending: upTo(100),
});
const pain = z.strictObject({ title, description: richUpTo(160) });
const packageWord = text.max(18, "must be at most 18 characters, a line of the package");
const audienceCard = z.strictObject({
  icon: drawing,
  /** The ingredient name on the package. */
  word: packageWord,
  /** The ingredient in plain English. Replaces the word when the package is tapped or hovered. */
  meaning: packageWord,
  /** The source of the meaning. Never shown. */
  source,
  title: upTo(32),
  description: upTo(110),
  cta: button,
});
const featureCard = z.strictObject({
  /** A small drawing of the feature. */
  icon: drawing,
  /** The icon's background color. */
  color: z.enum(["milk", "shelf", "marigold-tint", "tomato-tint"]),
  title,
  description: richUpTo(160),
});
const step = z.strictObject({
  title: upTo(28),
  description: richUpTo(160),
  drawing,
});
const faqItem = z.strictObject({ id, question: upTo(90), answer: paragraph });
const testimonial = z.strictObject({
  /** With the ingredient that it names as a mark. */
  quote: richUpTo(140),
  author: upTo(24),
  date: z.lazy(() => pastDate),
  title: upTo(32),
  sample: z.boolean(),
  /** How and when the author agreed to publication. Never shown. */
  permission: text.optional(),
});

function isPastDate(value: string) {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  if (!parts) return false;
  const [month, day, year] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && date.getTime() <= Date.now();
}

export const home = z.strictObject({
  hero: z.strictObject({
    id,
    heading: richUpTo(48),
    lead,
    button,
    rating: z.strictObject({
      stars: z.int().min(1).max(5),
      score: upTo(5),
      users: upTo(24),
      scoreLabel: upTo(20),
    }),
  }),
  problem: z.strictObject({
    ...section,
    /** An ingredient list, first shown at the legal minimum size. */
    list: z.strictObject({
      lead: label,
      ingredients: z.array(title),
    }),
    pains: z.array(pain).length(3),
    /** How the app solves these problems. Shown beside the badge. */
    answer: upTo(120),
  }),
  labelConfusion: z.strictObject({
    ...section,
    lead,
    button,
    screens: z.array(photo.extend({ caption: upTo(20) })).length(3),
  }),
  whoThisHelps: z.strictObject({
    ...section,
    /** A hint that words can be tapped. */
    hint: upTo(60),
    cards: z.array(audienceCard).min(1).max(12),
  }),
  whyPeopleTrust: z.strictObject({
    ...section,
    cards: z.array(featureCard).min(1).max(9),
    badges: z.array(upTo(28)).min(1).max(3),
  }),
  founder: z.strictObject({
    ...section,
    letter: z.array(richUpTo(320)).min(2),
    portrait: photo,
    signature: upTo(32),
    role: label,
    links: z.array(link).min(1),
    /** True until the owner replaces the invented letter. */
    sample: z.boolean(),
  }),
  testimonials: z.strictObject({
    ...section,
    /** The note shown while any quote is a sample. */
    sample: upTo(24),
    pause: label,
    play: label,
  }),
  howItWorks: z.strictObject({ ...section, steps: z.array(step).length(3) }),
  disclaimer: z.strictObject({
    ...section,
    features: z
      .array(z.strictObject({ icon: drawing, title: upTo(32), description: upTo(110) }))
      .min(1)
      .max(8),
    /** Must state that results are informational and not medical advice. */
    disclaimer: z.strictObject({ title: upTo(40), text: upTo(280) }),
    mascot: drawing,
  }),
  pricing: z.strictObject({
    ...section,
    price: upTo(20),
    /** The most important term, above the button. */
    offer: upTo(40),
    lead,
    points: z.array(upTo(60)).min(1).max(6),
    button,
  }),
  faq: z.strictObject({ ...section, mascot: drawing }),
  closing: z.strictObject({
    ...section,
    lead,
    button,
    trustPoints: z.array(title).length(2),
    mascot: drawing,
  }),
  downloadBar: z.strictObject({ title: upTo(26), detail: upTo(60), mascot: drawing }),
});

export const faq = z
  .array(faqItem)
  .min(3)
  .max(12)
  .refine((items) => uniqueBy(items, (item) => item.id), unique("an id"));

export const testimonials = z
  .array(testimonial)
  .max(24)
  .refine((items) => uniqueBy(items, (item) => plainText(item.quote)), unique("a quote"));

export const person = z.strictObject({
  name: upTo(32),
  role: label,
  biography: z.array(paragraph).min(1),
  portrait: photo,
  sample: z.boolean(),
});
/** The call to action at the end of a page: a line beside the download badge, and the mascot. */
const pageCta = z.strictObject({ line: upTo(100), mascot: drawing });
export const aboutUs = z.strictObject({
  lead,
  people: z.array(person).min(1).max(6),
  /** The team's rule for itself, beside the mascot. */
  rule: z.strictObject({ title, text: upTo(80), mascot: drawing, links: richUpTo(80) }),
  ending: pageCta,
  formerly: upTo(90).optional(),
});
export const whyIBuiltThis = z.strictObject({
  lead,
  photo: photo.extend({ caption: upTo(90) }),
  moments: z.array(z.strictObject({ title, drawing, body: z.array(richUpTo(520)).min(1) })).length(3),
  ending: pageCta,
  sample: z.boolean(),
});
/** The example beside a feature: a product's ingredients with flags, or answers about one ingredient. */
const result = z.union([
  z.strictObject({
    list: z.array(z.strictObject({ name: text, flag })).min(4),
    caption: upTo(60),
  }),
  z.strictObject({
    answers: z
      .array(z.strictObject({ field: upTo(16).optional(), text: upTo(80) }))
      .min(1)
      .max(2),
  }),
]);
export const whatItDoes = z.strictObject({
  /** The first paragraph is the lead, shown beside the app screen. */
  explanation: z.array(richUpTo(360)).min(2),
  screen: photo,
  mascot: drawing,
  bulletsHeading: title,
  /** The ingredient that the answers are about. */
  example: z.strictObject({ lead: label, name: title, flag }),
  bullets: z.array(z.strictObject({ title, description: upTo(140), result })).length(6),
  sources: z.array(citation).min(1),
  sourcesLabel: label,
  ending: pageCta,
});
export const notFound = z.strictObject({
  seo: z.strictObject(seo),
  title,
  lead,
  button,
  mascot: drawing,
});
/** The app in structured data. */
export const app = z.strictObject({
  operatingSystem: upTo(40),
  /** See https://developers.google.com/search/docs/appearance/structured-data/software-app for the list. */
  applicationCategory: text.regex(
    /^[A-Z][A-Za-z]+Application$/,
    "must be a category of schema.org, like LifestyleApplication",
  ),
});
export const errorPage = z.strictObject({ title, button });

/** The privacy note in the footer. */
export const privacyNote = z.strictObject({
  /** The subject of the note. The next paragraph in the footer is about the app. */
  lead: label,
  thirdParties: z.array(
    z.strictObject({
      name: title,
      hosts: z.array(text),
      /** Completes the sentence that starts with the name. */
      purpose: upTo(120),
    }),
  ),
  cookies: upTo(60),
});

export const navigation = z.strictObject({
  label,
  links: z
    .array(z.strictObject({ text: upTo(18), href }))
    .min(1)
    .max(4),
});

/* A page of this site, a file in public/, or an external URL. */
const fileOrHttps = z
  .string()
  .regex(
    /^(\/(?!\/)|https:\/\/[^\s;,'"]+$)/,
    "must be a complete https address, or one on this site, like /privacy or /consent.js",
  );
export const site = z.strictObject({
  skipLink: label,
  back: upTo(16),
  /** Marks the sample people and stories that came with the site. */
  sample: upTo(16),
  footer: z.strictObject({
    tagline: upTo(60),
    disclaimerLead: upTo(30),
    disclaimer: sentence,
    copyright: upTo(80),
    social: z.array(z.strictObject({ text: label, href: https })).max(6),
    linksHeading: label,
    /** `href` is a page of this site or an external URL, null while undecided, or false if the page is not needed. */
    legal: z.array(z.strictObject({ text: label, href: fileOrHttps.nullable().or(z.literal(false)) })),
  }),
  logo: drawing,
  scroller: z.strictObject({ previous: label, next: label }),
  desktopQrCode: z.strictObject({
    title,
    lead: upTo(90),
    codeAlt: upTo(60),
    button: upTo(16),
    copied: label,
    denied: upTo(60),
    again: upTo(20),
    field: label,
  }),
});

const attributes = z
  .record(
    z.string().regex(/^(?!on|src$|href$)[a-z][a-z0-9-]*$/, "must be an attribute's name, like data-site"),
    z.string(),
  )
  .optional();
const origin = https.refine((url) => url === new URL(url).origin, "must be a host alone, like https://api.example.com");
const origins = z.array(origin).optional();
/** Hosts that a third-party script may send requests to, by type of request. */
const scriptHosts = z
  .strictObject({
    script: origins,
    connect: origins,
    style: origins,
    image: origins,
    font: origins,
    frame: origins,
  })
  .optional();
export const scripts = z.strictObject({
  consent: z
    .strictObject({
      scripts: z.array(z.strictObject({ src: fileOrHttps, attributes })).min(1),
      styles: z.array(fileOrHttps).optional(),
      hosts: scriptHosts,
    })
    .nullable(),
  analytics: z.strictObject({ src: fileOrHttps, attributes, hosts: scriptHosts }).nullable(),
});

const pastDate = z.string().refine(isPastDate, "must be a real date in the past, MM/DD/YYYY, like 05/14/2025");
export const launch = z.strictObject({
  claims: z.array(
    z.strictObject({
      claim: text,
      field: text,
      proof: z.strictObject({ source: text, date: pastDate }).nullable(),
    }),
  ),
  consent: z.strictObject({ by: text, date: pastDate }).nullable(),
  samples: z.array(text),
});

export const constants = z.strictObject({
  downloadBar: z.strictObject({ shownPast: z.number().gt(0).lt(1) }),
  mobileBelow: px,
  topBarScrolledPast: px,
  marquee: z.strictObject({ cardWidth: px, gap: px, speed: z.number().positive() }),
  tooltip: z.strictObject({ delay: px, skipDelay: px }),
  toasts: z.strictObject({ visible: px, duration: px, durationWithAction: px }),
});

export type PageCtaCopy = z.infer<typeof pageCta>;
export type RichTextCopy = z.infer<typeof richText>;
export type Source = z.infer<typeof source>;
export type Citation = z.infer<typeof citation>;
export type Drawing = z.infer<typeof drawing>;
export type PhotoFiles = z.infer<typeof photo>;
export type Theme = z.infer<typeof theme>;
export type Brand = z.infer<typeof brand>;
export type Store = z.infer<typeof store>;
export type Page = z.infer<typeof page>;
export type Product = z.infer<typeof product>;
export type Ingredient = Product["ingredients"][number];
export type PuzzleCopy = z.infer<typeof puzzleCopy>;
export type IngredientsPage = z.infer<typeof ingredientsPage>;
export type LegalPage = z.infer<typeof legalPages>[number];
export type Scripts = z.infer<typeof scripts>;
export type FaqItem = z.infer<typeof faqItem>;
export type Testimonial = z.infer<typeof testimonial>;
export type Home = z.infer<typeof home>;
export type Person = z.infer<typeof person>;
export type AboutUs = z.infer<typeof aboutUs>;
export type WhyIBuiltThis = z.infer<typeof whyIBuiltThis>;
export type WhatItDoes = z.infer<typeof whatItDoes>;
export type NotFound = z.infer<typeof notFound>;
export type App = z.infer<typeof app>;
export type ErrorPage = z.infer<typeof errorPage>;
export type PrivacyNote = z.infer<typeof privacyNote>;
export type Navigation = z.infer<typeof navigation>;
export type Site = z.infer<typeof site>;
export type Constants = z.infer<typeof constants>;
export type Launch = z.infer<typeof launch>;
export type Fonts = z.infer<typeof fonts>;
