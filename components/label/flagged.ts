import { type Flag, flags } from "@/content/flags";
import type { LabelProduct } from "@/content/schema";

export type Ingredient = LabelProduct["ingredients"][number];

const bySeverity = [...flags].sort((a, b) => b.severity - a.severity).map(({ name }) => name);

/**
 * An ingredient's flag once the visitor has `chosen` what matters to her (ids of chips): the
 * gravest that any of them gives it, else the one it has for everybody.
 */
export function flagged(
  { flag, matters = {} }: Pick<Ingredient, "flag" | "matters">,
  chosen: string[],
): { flag: Flag; isMatch: boolean } {
  const given = chosen.map((chip) => matters[chip]);
  const gravest = bySeverity.find((candidate) => given.includes(candidate));
  return { flag: gravest ?? flag, isMatch: gravest !== undefined };
}

/** "{count} of {all} flagged" with its numbers. */
export function countText(template: string, count: number, all: number): string {
  return template.replace("{count}", String(count)).replace("{all}", String(all));
}
