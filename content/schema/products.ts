import { closest } from "fastest-levenshtein";
import { z } from "zod";
import {
  citation,
  drawing,
  exactWords,
  flagName,
  hasUnique,
  id,
  longestLabel,
  seoDescription,
  seoTitle,
  text,
  textUpTo,
  textWithPlaceholders,
} from "./common";

/** A text for each plural form of a language. English has `one` and `other`. */
const pluralForm = textWithPlaceholders("count");
const pluralForms = z.strictObject({
  zero: pluralForm.optional(),
  one: pluralForm.optional(),
  two: pluralForm.optional(),
  few: pluralForm.optional(),
  many: pluralForm.optional(),
  other: pluralForm,
});
export type PluralForms = z.infer<typeof pluralForms>;

/**
 * Reports entries whose texts, with `between` between them, have more than `characters`. A longer label would push the
 * hero past the first window of a desktop: it fits four lines of ingredients, set small, and one line of preferences.
 */
function fitsWindow<T>(characters: number, field: string, textOf: (entry: T) => string, between: string) {
  return (entries: T[], context: z.RefinementCtx<T[]>) => {
    const { length } = entries.map(textOf).join(between);
    if (length <= characters) return;
    const message = `must have ${field}s of at most ${characters} characters together, and has ${length}: shorten or leave out one, so that the package fits a desktop's first window`;
    context.addIssue({ code: "custom", message });
  };
}

/** One or two plain sentences. */
const fact = textUpTo(120);

const ingredient = z
  .strictObject({
    /** The name as printed on the label, including any percentage. */
    name: exactWords,
    /** The substring to show in bold. EU law requires bold for allergens. */
    emphasis: exactWords.optional(),
    /** The common name, shown on the phone, on the receipt and in the index of ingredients. */
    gloss: textUpTo(20).optional(),
    /** Where it is from, beside the common name: "from insects". */
    from: textUpTo(16).optional(),
    /** The flag when no preference is selected. */
    flag: flagName,
    what: fact,
    does: fact,
    us: fact.optional(),
    eu: fact.optional(),
    origin: fact.optional(),
    note: fact,
    /** The flag for each preference that concerns the ingredient, by its id. */
    matters: z.record(id, flagName).optional(),
    /** A square drawing beside the answer. */
    drawing: drawing.optional(),
    /** A simpler drawing for the circle of a target, 18 px wide on a phone. */
    icon: drawing.optional(),
    /** The first two sources are shown with the answer, so they should support the note. */
    sources: z.array(citation).min(1).superRefine(hasUnique("href")),
  })
  .refine(({ name, emphasis = "" }) => name.includes(emphasis), {
    path: ["emphasis"],
    message: "must be part of the name",
  });

/** A preference that visitors can select. */
const preference = z
  .strictObject({
    id,
    text: textUpTo(16),
    /** The text of its flag, such as "Not vegan". */
    flagged: textUpTo(32).optional(),
    /** The allergen that the visitor avoids, such as "tree nuts". */
    allergen: textUpTo(17).optional(),
  })
  .refine(({ flagged, allergen }) => !flagged !== !allergen, {
    path: ["flagged"],
    message: 'is needed, like "Not vegan", or an allergen, like "tree nuts", but not both',
  });

const puzzle = z.strictObject({
  question: textUpTo(60),
  /** The question once some are found: while one is left, while two are left, and so on. */
  remaining: z.array(textUpTo(60)).superRefine(hasUnique()).optional(),
  /** Names of the ingredients to find. */
  targets: z.array(exactWords).min(1).max(3).superRefine(hasUnique()),
  /** The name of the ingredient that the phone shows at first, if not the first target. A target is then found. */
  shown: exactWords.optional(),
  /** The finds, on the receipt: "3 insects". */
  total: textUpTo(16),
  /** The dare that a visitor shares with the link. */
  share: textWithPlaceholders("time").max(80),
  /** The title of the answer for an ingredient that is not a target, such as "Not a nut." */
  miss: textUpTo(24).optional(),
});

const product = z
  .strictObject({
    id,
    /** The shape of the package, drawn by components/puzzle/product-package.tsx. */
    shape: z.enum(["bag", "tube", "flacon"]),
    /** The picture on the package: the name of a drawing, art/products/motif-<name>.svg. */
    motif: id,
    /** The invented brand name on the package. */
    brand: textUpTo(10),
    /** The kind of product, such as "Hand cream". */
    kind: textUpTo(20),
    /** The task, such as "Find the nut". Shown below the small package. */
    teaser: textUpTo(20).optional(),
    netWeight: textUpTo(24),
    /** The title and the description of its page, /find/<id>, in link previews. Without it, those of the landing page. */
    page: z.strictObject({ title: seoTitle, description: seoDescription }).optional(),
    /** Without a puzzle, visitors can read the label but have nothing to find. */
    puzzle: puzzle.optional(),
    preferences: z
      .array(preference)
      .min(1)
      .max(4)
      .superRefine(hasUnique("id"))
      .superRefine(hasUnique("text"))
      .superRefine(fitsWindow(longestLabel.preferences, "text", ({ text }) => text, "")),
    ingredients: z
      .array(ingredient)
      .min(6)
      .max(14)
      .superRefine(fitsWindow(longestLabel.names, "name", ({ name }) => name, ", ")),
  })
  .superRefine(({ preferences, ingredients, puzzle }, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });

    const preferenceOf = new Map(preferences.map((preference) => [preference.id, preference]));
    for (const [index, { matters = {} }] of ingredients.entries())
      for (const [id, flag] of Object.entries(matters)) {
        const path = ["ingredients", index, "matters", id];
        const preference = preferenceOf.get(id);
        if (!preference) report(path, "must be the id of one of the product's preferences");
        else if (flag === "allergen" && !preference.allergen)
          report(path, 'must not be allergen, because its preference names no allergen, like "tree nuts"');
      }

    if (!puzzle) return;
    const { targets, shown, remaining } = puzzle;
    if (remaining && remaining.length !== targets.length - 1)
      report(
        ["puzzle", "remaining"],
        `must have one question fewer than the puzzle has targets, like ["One more is made of milk. Find it."] for two targets`,
      );
    const names = ingredients.map(({ name }) => name);
    const reportUnknown = (path: (string | number)[], name: string) => {
      if (names.includes(name)) return;
      report(path, `is ${name}, which is not one of the product's ingredients: write ${closest(name, names)}`);
    };
    for (const [index, target] of targets.entries()) reportUnknown(["puzzle", "targets", index], target);
    if (shown) reportUnknown(["puzzle", "shown"], shown);
    if (targets.length === 1 && targets.includes(shown ?? targets[0] ?? ""))
      report(
        ["puzzle", "shown"],
        "must be an ingredient that is not the target, because the phone would solve the puzzle",
      );
  });
export type Product = z.infer<typeof product>;
export type Ingredient = Product["ingredients"][number];
export type PuzzleWords = NonNullable<Product["puzzle"]>;

export const products = z
  .array(product)
  .min(1)
  .max(3)
  .superRefine(hasUnique("id"))
  // /ingredients names labels by it.
  .superRefine(hasUnique("kind"));

export const puzzleCopy = z.strictObject({
  lead: text,
  products: text,
  /** The instruction, for fingers and for a mouse. */
  invitation: z.strictObject({ touch: textUpTo(20), mouse: textUpTo(20) }),
  invitationLead: textUpTo(60),
  /** A link past the ingredients, shown while it has the focus. */
  skip: textUpTo(32),
  allIngredients: textUpTo(32),
  /** The state of a word, for screen readers. */
  found: textUpTo(20),
  progress: textWithPlaceholders("found", "all"),
  preferences: text,
  flagged: textWithPlaceholders("count", "all"),
  firstTry: text,
  nothingFlagged: text,
  completed: textWithPlaceholders("time"),
  seconds: pluralForms,
  minutes: pluralForms,
  hours: pluralForms,
  receipt: z.strictObject({ title: textUpTo(20), total: textWithPlaceholders("targets", "time") }),
  share: textUpTo(20),
  copied: textUpTo(20),
  denied: textUpTo(60),
  linkField: textUpTo(48),
  facts: z.strictObject({ us: text, eu: text, origin: text, note: text, sources: text }),
});
export type PuzzleCopy = z.infer<typeof puzzleCopy>;
