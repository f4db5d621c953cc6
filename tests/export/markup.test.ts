import { HtmlValidate } from "html-validate";
import { everyPage, read } from "./exported";

const checker = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  // Radix makes each answer a region; a section in its place would have to say its role twice.
  rules: { "prefer-native-element": ["error", { exclude: ["region"] }] },
});

it.each(everyPage)("$label is valid HTML, as html-validate reads it", async ({ file }) => {
  const { results } = await checker.validateString(read(file));
  const found = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
  expect([...new Set(found)]).toEqual([]);
});
