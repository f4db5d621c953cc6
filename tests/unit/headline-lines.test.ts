import type { RichTextCopy } from "@/content/schema";
import { wordsOf } from "@/content/schema/plain-text";
import { headlineLines } from "@/lib/text/headline-lines";

/* A space between two phrases is not a line, which would be empty. */
it.each<[RichTextCopy, string[]]>([
  [["One line."], ["One line."]],
  [
    ["What’s in it? ", { mark: "Ask." }],
    ["What’s in it? ", "Ask."],
  ],
  [
    [{ mark: "Ask" }, ", and know."],
    ["Ask", ", and know."],
  ],
  [
    [{ mark: "Ask." }, " ", { mark: "Know." }],
    ["Ask. ", "Know."],
  ],
  [[" ", { mark: "Ask." }], [" Ask."]],
  [["Read ", { link: "this", href: "/" }, " page."], ["Read this page."]],
])("%j has the lines %j", (headline, lines) => {
  expect(headlineLines(headline).map((line) => line.map(wordsOf).join(""))).toEqual(lines);
});
