import type { z } from "zod";
import { plainText } from "@/content/plain-text";
import type { RichText } from "@/content/schema";

/* As much of a zod schema as tells the limit of a text. */
interface Rules {
  def: {
    type: string;
    shape?: Record<string, Rules>;
    element?: Rules;
    valueType?: Rules;
    innerType?: Rules;
    getter?: () => Rules;
    checks?: { _zod: { def: { check: string } } }[];
  };
  maxLength?: number | null;
  meta?: () => { maximum?: number } | undefined;
}

/** `value` with each text that has a limit made as long as its schema lets it be. */
export const stretched = (value: unknown, schema: z.ZodType) =>
  stretch(value, schema as unknown as Rules);

function stretch(value: unknown, rules: Rules): unknown {
  const { type, shape, element, valueType, innerType, getter, checks = [] } = rules.def;
  const inner = innerType ?? getter?.();
  if (inner) return stretch(value, inner);
  const maximum = rules.meta?.()?.maximum;
  if (maximum && Array.isArray(value)) return longerRich(value as RichText, maximum);
  if (type === "string" && typeof value === "string") {
    const hasForm = checks.some(({ _zod }) => _zod.def.check === "string_format");
    return rules.maxLength && !hasForm ? longer(value, rules.maxLength) : value;
  }
  if (Array.isArray(value) && element) return value.map((entry) => stretch(entry, element));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const its = shape?.[key] ?? valueType;
      return [key, its ? stretch(entry, its) : entry];
    }),
  );
}

/** A text of exactly `length` characters that begins as `text` does and goes on with its words. */
function longer(text: string, length: number): string {
  const repeated = `${text} `.repeat(Math.ceil(length / (text.length + 1)) + 1).slice(0, length);
  return repeated.replace(/\s$/, "m");
}

/** Copy whose last piece of words is longer, so that it is `length` characters in all. */
function longerRich(pieces: RichText, length: number): RichText {
  const spare = length - plainText(pieces).length;
  const isPlain = (piece: RichText[number]) => typeof piece === "string" || "mark" in piece;
  const index = pieces.map(isPlain).lastIndexOf(true);
  return pieces.map((piece, at) => {
    if (at !== index || spare < 2) return piece;
    if (typeof piece === "string") return longer(piece, piece.length + spare - 1);
    return "mark" in piece ? { mark: longer(piece.mark, piece.mark.length + spare - 1) } : piece;
  });
}
