import { z } from "zod";
import { plainText } from "./plain-text";
import { repeatsBy } from "./unique-by";

/*
 * The validators and the pieces that several modules share. Limits of texts are numbers of characters, each at its field. The
 * layout fits them from 320 px up: a test fills every text to its limit. A field that not every text fits has an `example`,
 * which the message of a missing value shows (scripts/content/examples.ts).
 */

export const thisYear = new Date().getFullYear();

const html = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

/* What JavaScript writes for a name that does not exist, within a text in backticks. */
const unfilled = /\[object Object\]|\b(undefined|NaN)\b/;
const unfilledError = {
  error: ({ input }: { input?: unknown }) => {
    const [found] = unfilled.exec(String(input)) ?? [];
    return `contains “${found}”: a name between \${ and } is misspelled`;
  },
};

const textWith = (adviceOnHtml: string) =>
  z
    .string()
    .trim()
    .min(1, { error: "must not be empty: write words between the quotes", abort: true })
    .refine((value) => !html.test(value), `must be plain text without HTML: ${adviceOnHtml}`)
    .refine((value) => !unfilled.test(value), unfilledError)
    .refine(
      (value) => !value.includes("${"),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the message quotes what the owner wrote
      "contains ${…}, which only backticks fill in: write `Hello, ${brand.name}` in place of quotes",
    );

/** Plain text of any length. */
export const text = textWith("remove the tags and write characters such as & as they are");

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
export const contentField = text
  .regex(
    /^\w+(\.\w+|\[[a-z][a-z0-9-]*\])*$/,
    "must name a field, and entries of lists by their id, like home.whyPeopleTrust.cards[sources].description",
  )
  .meta({ example: "home.whyPeopleTrust.cards[sources].description" });

/** The part of a URL that names something. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase letters, digits and hyphens, like how-to-use")
  .meta({ example: "how-to-use" });

/** The message of a format. A missing value has its own (scripts/content/zod-messages.ts). */
export const formatError =
  (message: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? undefined : message;

export const httpsUrl = z
  .url({
    protocol: /^https$/,
    error: formatError("must be a complete https address, like https://example.com"),
    abort: true,
  })
  .meta({ example: "https://example.com" });

/** A page of this site, a file in public/, or an external URL. */
export const fileOrHttpsUrl = (example: string) =>
  z
    .string()
    .regex(
      /^(\/(?!\/)|https:\/\/[^\s;,'"]+$)/,
      `must be a complete https address, or one on this site, like ${example}`,
    )
    .meta({ example });

export const linkTarget = z
  .string()
  .regex(/^(\/|https:|mailto:)/, "must start with /, https: or mailto:, like /about-us")
  .meta({ example: "/about-us" });

export const pixels = z.int().positive();

export const pastDate = z
  .string()
  .refine(isPastDate, "must be a real date in the past, MM/DD/YYYY, like 05/14/2025")
  .meta({ example: "05/14/2025" });

function isPastDate(value: string): boolean {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  if (!parts) return false;
  const [month, day, year] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && date.getTime() <= Date.now();
}

/** Reports each entry of a list that repeats the key of an earlier entry. `field` is where the key is. */
export function hasUnique<T>(field: string, keyOf: (entry: T) => string) {
  return (entries: T[], context: z.RefinementCtx<T[]>) => {
    for (const { item, index } of repeatsBy(entries, keyOf)) {
      const message = `must not repeat “${keyOf(item)}”, the ${field} of an earlier entry: choose another`;
      context.addIssue({ code: "custom", path: [index, field], message });
    }
  };
}

/** The most characters of a label's names together, with ", " between them, and of its chips' texts together. */
export const longestLabel = { names: 160, chips: 32 };

/** The source of a fact: shown with the fact, and used to review it. */
export const source = z.strictObject({
  title: textUpTo(120),
  year: z.int().min(1900).max(thisYear),
});
export type Source = z.infer<typeof source>;

/** A source with a link, so that visitors can check it. */
export const citation = source.extend({ href: httpsUrl });
export type Citation = z.infer<typeof citation>;

const words = textWith('instead of <b>bold</b>, write { mark: "bold" }');

const wordsBesideLinks = textWith(
  'remove the tags: this field has no bold words, only links, like { link: "About us", href: "/about-us" }',
);

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

/** A heading of a page or a section. The layouts are tested up to this length (lab/customisation/max-length.test.ts). */
export const heading = richTextUpTo(56);

/** Limits the length of tokens, and notes the limit for tests. */
function limited<Schema extends z.ZodType<RichTextCopy>>(tokens: Schema, characters: number) {
  return tokens
    .refine((copy) => plainText(copy).length <= characters, {
      params: { maximum: characters },
      error: ({ input }) => {
        const { length } = plainText(input as RichTextCopy);
        return `is ${length} characters long, and the limit is ${characters}: remove ${length - characters}`;
      },
    })
    .meta({ maximum: characters });
}

/** A single picture file: a drawing from art/, or a file in public/. */
export const drawing = z.strictObject({
  src: z
    .string()
    .regex(
      /^\/(assets|lovable-uploads)\/.+\.(svg|png|jpe?g|webp)$/,
      "must be a picture in public/assets, without “public”, like /assets/logo.svg",
    )
    .meta({ example: "/assets/logo.svg" }),
  width: pixels,
  height: pixels,
  /** Empty for decoration. */
  alt: z.string().refine((value) => !unfilled.test(value), unfilledError),
});
export type Drawing = z.infer<typeof drawing>;

/**
 * A picture that the build crops and renders in several sizes (lib/pictures/photo-files.ts): a photo or a drawing in a folder of art/,
 * which determines its shape.
 */
const photoIn = (folder: string, example: string) =>
  z.strictObject({
    src: z
      .string()
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
