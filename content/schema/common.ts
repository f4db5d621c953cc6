import { z } from "zod";
import { characterMistake } from "./characters";
import { plainText } from "./plain-text";

/*
 * The validators and the pieces that several modules share. Limits of texts are numbers of characters, each at its field, and
 * the layout fits them from 320 px up. A field that not every text fits has an `example`, which messages show
 * (scripts/content/zod-messages.ts).
 */

const day = 24 * 60 * 60 * 1000;

/** The last year that has begun somewhere on earth. */
export const thisYear = new Date(Date.now() + day).getUTCFullYear();

const characters = (isExact: boolean) =>
  z.string().refine((value) => characterMistake(value, isExact) === undefined, {
    error: ({ input }) => characterMistake(String(input), isExact),
    abort: true,
  });

/** Any text whose characters can be seen. */
export const visibleText = characters(false);

/** A name or an address, which is compared letter by letter: it has ordinary spaces only. */
export const exactText = characters(true);

/* Elements and entities of HTML. “Q&A;” and “a < b” are neither. */
const html =
  /<\/[a-z]|<(a|abbr|b|br|cite|code|div|em|h[1-6]|hr|i|iframe|img|li|mark|ol|p|q|s|script|small|span|strong|style|su[bp]|svg|table|u|ul)(\s[^<>]*|\/)?>|<\w+\s[^<>]*=[^<>]*>|<!--|&(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|shy|ensp|emsp|thinsp|zwn?j|copy|reg|trade|hellip|[mn]dash|[lr][ds]quo|[bs]dquo|[lr]s?aquo|bull|middot|deg|euro|pound|cent|yen|sect|para|times|divide|plusmn|micro|frac\d+|sup[123]|[a-z](acute|grave|circ|uml|tilde|cedil|ring|slash)|szlig|aelig|oelig|[lr]arr|[lg]e|ne);/i;

const textWith = (characters: z.ZodString, adviceOnHtml: string) =>
  characters
    .refine((value) => value.trim() !== "", { error: "must not be empty: write words between the quotes", abort: true })
    .refine((value) => !html.test(value), `must be plain text without HTML: ${adviceOnHtml}`)
    .refine(
      (value) => !value.includes("${"),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the message quotes what the owner wrote
      "contains ${…}, which only backticks fill in: write `Hello, ${brand.name}` in place of quotes",
    );

const withoutTags = "remove the tags and write characters such as & as they are";

/** Plain text of any length. */
export const text = textWith(visibleText, withoutTags);

/** Plain text that is compared with other texts letter by letter. */
export const exactWords = textWith(exactText, withoutTags);

/** Plain text of limited length. */
export const textUpTo = (characters: number) => text.max(characters);

/** Text with each of the placeholders, like `{count}`. */
export const textWithPlaceholders = (...names: string[]) => {
  const placeholders = names.map((name) => `{${name}}`);
  return text
    .refine(
      (value) => placeholders.every((placeholder) => value.includes(placeholder)),
      `must contain ${placeholders.join(" and ")}`,
    )
    .meta({ example: placeholders.join(" and ") });
};

/** A field of content/. An entry of a list is named by its id, so that the name follows it when the list is reordered. */
export const contentField = exactText
  .regex(
    /^\w+(\.\w+|\[[a-z][a-z0-9-]*\])*$/,
    "must name a field, and entries of lists by their id, like home.whyPeopleTrust.cards[sources].description",
  )
  .meta({ example: "home.whyPeopleTrust.cards[sources].description" });

/** The part of a URL that names something. */
export const id = exactText
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase letters, digits and hyphens, like how-to-use")
  .meta({ example: "how-to-use" });

/* Files and folders that the export has at the top: the home page, the 404 page, pictures, and the products' pages. */
const reservedPath = /^\/(index|404|assets|cards|find|lovable-uploads)$/;

/** The URL of a page without the domain. */
export const pagePath = exactText
  .regex(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/, "must be /, or / and lowercase letters, digits and hyphens, like /about-us")
  .refine((path) => !reservedPath.test(path), {
    error: ({ input }) => `must not be ${input}, where the export has other files: choose another, like /about-us`,
  })
  .meta({ example: "/about-us" });

/**
 * Returns whether an address is complete, without a user name. The URL parser is tolerant: it also reads "https:host" and
 * "https:\\host", and removes tabs and line breaks.
 */
const isHttps = (value: string) =>
  /^https:\/\/[^@\\\s/?#]+([/?#][^\\\s]*)?$/.test(value) &&
  URL.canParse(value) &&
  /^([^.]+\.)+[^.]+$/.test(new URL(value).hostname);

/** Returns whether an address is on this site. Browsers read "/\\host" like "//host", which is another site. */
const isOwnPath = (value: string) => /^\/(?!\/)[^\\]*$/.test(value) && URL.canParse(value, "https://example.com");

const isMailto = (value: string) => /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?.]+(\?\S*)?$/.test(value);

export const httpsUrl = exactText
  .refine(isHttps, { error: "must be a complete https address, like https://example.com", abort: true })
  .meta({ example: "https://example.com" });

/** A page of this site, a file in public/, or an external URL. */
export const fileOrHttpsUrl = (example: string) =>
  exactText
    .refine(
      (value) => isOwnPath(value) || isHttps(value),
      `must be a complete https address, or one on this site, like ${example}`,
    )
    .meta({ example });

/** An address in the page's policy, where it would end at a semicolon, a comma, a quote or a space. */
const inPolicy = (address: z.ZodString) =>
  address.refine(
    (value) => !/[;,'"\s]/.test(value),
    "must have no semicolon, comma, quote or space, which would end it in the page's policy",
  );

/** The address of a script or a style sheet, here or elsewhere. */
export const scriptUrl = (example: string) => inPolicy(fileOrHttpsUrl(example));
export const externalScriptUrl = inPolicy(httpsUrl);

export const linkTarget = exactText
  .refine(
    (value) => isOwnPath(value) || isHttps(value) || isMailto(value),
    "must be an address that starts with /, https:// or mailto:, like /about-us",
  )
  .meta({ example: "/about-us" });

export const pixels = z.int().positive();

/** Returns whether a day exists, in a year in which there may have been a site. */
function isRealDay(year: number, month: number, date: number): boolean {
  const time = new Date(Date.UTC(year, month - 1, date));
  return year >= 2000 && time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
}

/** Reports a day after today. It may be tomorrow in other time zones. */
const notFuture = (value: string) => Date.parse(`${value} UTC`) <= Date.now() + day;
const futureError = (today: string) =>
  `must not be in the future, and this computer has the date ${today}: correct one of them`;

export const futureYearError = `must not be in the future, and this computer has the year ${thisYear}: correct one of them`;

export const pastDate = exactText
  .refine(
    (value) => {
      const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? [];
      return isRealDay(Number(year), Number(month), Number(date));
    },
    { error: "must be a real date in the past, MM/DD/YYYY, like 05/14/2025", abort: true },
  )
  .refine(notFuture, {
    error: () =>
      futureError(new Date().toLocaleDateString("en-US", { year: "numeric", month: "2-digit", day: "2-digit" })),
  })
  .meta({ example: "05/14/2025" });

/** The date of the last change to the copy, for the sitemap. */
export const lastChange = exactText
  .refine(
    (value) => {
      const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
      return isRealDay(Number(year), Number(month), Number(date));
    },
    { error: "must be a day, YYYY-MM-DD, like 2026-05-14", abort: true },
  )
  .refine(notFuture, { error: () => futureError(new Date().toISOString().slice(0, 10)) })
  .meta({ example: "2026-05-14" });

/** Reports each entry of a list that repeats an earlier one, by a field of the entries or, without one, as a whole. */
export function hasUnique(field?: string) {
  return (entries: unknown[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const value = field ? Reflect.get(Object(entry), field) : entry;
      if (typeof value !== "string" && !Array.isArray(value)) continue;
      const words = plainText(value);
      // Capitals make no difference.
      const key = words.normalize("NFC").toLowerCase();
      const [path, what] = field ? [[index, field], `the ${field} of an earlier entry`] : [[index], "an earlier entry"];
      if (seen.has(key))
        context.addIssue({ code: "custom", path, message: `must not repeat “${words}”, ${what}: choose another` });
      seen.add(key);
    }
  };
}

/** The most characters of a label's names together, with ", " between them, and of its preferences' texts together. */
export const longestLabel = { names: 160, preferences: 32 };

/** The source of a fact: shown with the fact, and used to review it. */
export const source = z.strictObject({
  title: textUpTo(120),
  year: z.int().min(1900).max(thisYear, futureYearError).meta({ example: 2025 }),
});
export type Source = z.infer<typeof source>;

/** A source with a link, so that visitors can check it. */
export const citation = source.extend({ href: httpsUrl });
export type Citation = z.infer<typeof citation>;

const words = textWith(visibleText, 'instead of <b>bold</b>, write { mark: "bold" }');

const wordsBesideLinks = textWith(
  visibleText,
  'remove the tags: this field has no bold words, only links, like { link: "About us", href: "/about-us" }',
);

/** The name of a flag. Components have a shape and a color for each. */
export const flagName = z.enum(["allergen", "look", "explained", "unsure"]);
export type FlagName = z.infer<typeof flagName>;

const isToken = 'must be a text or a token, like { mark: "bold" } or { link: "About us", href: "/about-us" }';
const isLink = 'must be a text or a link, like { link: "About us", href: "/about-us" }';

/** Copy with emphasis: plain strings, and tokens that components/ui/rich-text.tsx renders. */
export const richText = z
  .array(
    z.union(
      [
        z.union([words, z.literal(" ")], isToken),
        z.strictObject({ mark: text }),
        z.strictObject({ term: text, source }),
        z.strictObject({ link: text, href: linkTarget }),
      ],
      isToken,
    ),
  )
  .min(1, "must not be empty");
export type RichTextCopy = z.infer<typeof richText>;

/** A text, or strings and links. */
export function textWithLinksUpTo(characters: number) {
  const withLinks = z
    .array(
      z.union(
        [z.union([wordsBesideLinks, z.literal(" ")], isLink), z.strictObject({ link: text, href: linkTarget })],
        isLink,
      ),
    )
    .min(1, "must not be empty");
  return z.union([textUpTo(characters), limited(withLinks, characters)]);
}

/** Copy with emphasis, of limited length. */
export const richTextUpTo = (characters: number) => limited(richText, characters);

/** A heading of a page or a section. */
export const heading = richTextUpTo(56);

/** Limits the length of tokens. */
function limited<Schema extends z.ZodType<RichTextCopy>>(tokens: Schema, characters: number) {
  return tokens.refine((copy) => plainText(copy).length <= characters, {
    error: ({ input }) => {
      const { length } = plainText(input as RichTextCopy);
      return `is ${length} characters long, and the limit is ${characters}: remove ${length - characters}`;
    },
  });
}

/** A single picture file: a drawing from art/, or a file in public/. */
export const drawing = z.strictObject({
  src: exactText
    .regex(
      /^\/(assets|lovable-uploads)\/(?!.*\.\.).+\.(svg|png|jpe?g|webp)$/,
      "must be a picture in public/assets, without “public”, like /assets/logo.svg",
    )
    .meta({ example: "/assets/logo.svg" }),
  width: pixels,
  height: pixels,
  /** Empty for decoration. */
  alt: visibleText,
});
export type Drawing = z.infer<typeof drawing>;

/**
 * A picture that `npm run pictures` crops and renders in several sizes (lib/pictures/photo-files.ts): a photo or a drawing in a
 * folder of art/, which determines its shape.
 */
const photoIn = (folder: string, example: string) =>
  z.strictObject({
    src: exactText
      .regex(
        RegExp(`^art/${folder}/[^/]+\\.(svg|html|png|jpe?g)$`, "i"),
        `must be a .jpg, .png or .svg file in art/${folder}, like art/${folder}/${example}`,
      )
      .meta({ example: `art/${folder}/${example}` }),
    alt: text,
    sample: z.boolean().optional(),
  });
export const portrait = photoIn("portraits", "jo-doe.jpg");
export const squarePhoto = photoIn("photos", "childhood.jpg");
export const appScreen = photoIn("screens", "camera.png");
export type Photo = z.infer<typeof portrait>;

export const link = z.strictObject({ text: textUpTo(32), href: linkTarget });

/** The title and the description of a page in search results, which cut off longer ones. */
export const seoTitle = text.min(5).max(60);
export const seoDescription = text
  .min(50)
  .max(160)
  .meta({ example: "These words describe what a visitor finds on this page." });

/** The call to action at the end of a page: a line beside the download badge, and the mascot. */
export const pageCta = z.strictObject({ line: textUpTo(100), mascot: drawing });
export type PageCtaCopy = z.infer<typeof pageCta>;
