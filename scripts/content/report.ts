/** Something that an owner must correct. */
export interface Problem {
  /** The file, like `content/home.ts`. */
  file: string;
  /** The field, like `home.hero.lead`. Files outside content/ have none. */
  field?: string;
  /** What is wrong and what to do, as the rest of a sentence about the field. */
  what: string;
}

/** Returns a problem as a line of the report. */
export function lineOf({ file, field, what }: Problem): string {
  return `${file}  ${field ? `${field} ` : ""}${what}`;
}

/** Returns a line for each problem. */
export const reportOf = (problems: Problem[]) => problems.map(lineOf).join("\n");
