import { readFileSync } from "node:fs";
import { tokenFields } from "@/scripts/content/token-fields";

it("docs/editing.md lists each field that takes tokens", () => {
  const listed = readFileSync("docs/editing.md", "utf8").match(/^\| `\w+[.[].*` \| (mark|link).* \|$/gm);
  expect(listed).toEqual(tokenFields().map(({ field, tokens }) => `| \`${field}\` | ${tokens.join(", ")} |`));
});
