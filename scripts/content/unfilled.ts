import { readFileSync } from "node:fs";
import { filesIn } from "../build/files";
import type { ContentEntry } from "./content-registry";
import { textsOf } from "./fields";
import { problem } from "./problem";
import type { Problem } from "./report";

/* What JavaScript writes within backticks for a name without a value, with the words beside it. */
const unfilled = /(?:\S+\s+)?\S*(\[object Object\]|\b(?:undefined|NaN)\b)\S*(?:\s+\S+)?/;

const contentSource = () =>
  filesIn("content")
    .map((file) => readFileSync(`content/${file}`, "utf8"))
    .join("\n");

/** Returns a problem for each text with “undefined” that nobody has written: a name in its backticks has no value. */
export function unfilledProblems(
  entries: Pick<ContentEntry, "name" | "value">[],
  source: string = contentSource(),
): Problem[] {
  return entries.flatMap(({ name, value }) =>
    textsOf(value).flatMap(({ path, text }) => {
      const [words = "", found] = unfilled.exec(text) ?? [];
      const isWritten = source.includes(words === text ? `"${words}"` : words);
      if (!found || isWritten) return [];
      return problem([name, ...path], `contains “${found}”: a name between \${ and } is misspelled or has no value`);
    }),
  );
}
