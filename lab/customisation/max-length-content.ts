import type { RichTextCopy } from "@/content/schema";
import { plainText } from "@/content/schema/plain-text";
import type { ContentEntry } from "@/scripts/content/content-registry";

/* The properties of a zod schema that contain the greatest length of a text. */
interface Schema {
  def: {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    valueType?: Schema;
    innerType?: Schema;
    getter?: () => Schema;
    checks?: { _zod: { def: { check: string } } }[];
  };
  maxLength?: number | null;
  meta?: () => { maximum?: number } | undefined;
}

/** Returns a copy of `value` in which each text is as long as its schema allows. */
export const withMaxLength = (value: unknown, schema: ContentEntry["schema"]) =>
  lengthen(value, schema as unknown as Schema);

function lengthen(value: unknown, schema: Schema): unknown {
  const { type, shape, element, valueType, innerType, getter, checks = [] } = schema.def;
  const inner = innerType ?? getter?.();
  if (inner) return lengthen(value, inner);
  const maximum = schema.meta?.()?.maximum;
  if (maximum && Array.isArray(value)) return lengthenRich(value as RichTextCopy, maximum);
  if (type === "string" && typeof value === "string") {
    const hasFormat = checks.some(({ _zod }) => _zod.def.check === "string_format");
    return schema.maxLength && !hasFormat ? repeat(value, schema.maxLength) : value;
  }
  if (Array.isArray(value) && element) return value.map((entry) => lengthen(entry, element));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const entrySchema = shape?.[key] ?? valueType;
      return [key, entrySchema ? lengthen(entry, entrySchema) : entry];
    }),
  );
}

/** Repeats the words of a text until it has `length` characters. */
function repeat(text: string, length: number): string {
  const repeated = `${text} `.repeat(Math.ceil(length / (text.length + 1)) + 1).slice(0, length);
  return repeated.replace(/\s$/, "m");
}

/** Lengthens the last token of rich text until its text has `length` characters. */
function lengthenRich(tokens: RichTextCopy, length: number): RichTextCopy {
  const spare = length - plainText(tokens).length;
  const isText = (token: RichTextCopy[number]) => typeof token === "string" || "mark" in token;
  const last = tokens.map(isText).lastIndexOf(true);
  return tokens.map((token, index) => {
    if (index !== last || spare < 2) return token;
    if (typeof token === "string") return repeat(token, token.length + spare - 1);
    return "mark" in token ? { mark: repeat(token.mark, token.mark.length + spare - 1) } : token;
  });
}
