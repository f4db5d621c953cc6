import { characterMistake } from "@/content/schema/characters";

it.each([
  ["a zero width space", "E\u200b120", "zero width space (U+200B), after “E”: remove it"],
  ["a joiner between Latin letters", "Gly\u200dcerin", "zero width joiner (U+200D), after “Gly”"],
  ["a byte order mark", "\ufeffAsk", "byte order mark (U+FEFF), at its start"],
  ["a soft hyphen", "para\u00adbens", "soft hyphen (U+00AD), after “para”"],
  ["a mark of direction in left-to-right copy", "a\u200eb", "left-to-right mark (U+200E)"],
  ["an override of the direction", "a\u202eb", "U+202E"],
  ["a tag", "a\u{e0041}b", "U+E0041"],
  ["a line separator", "One.\u2028Two.", "line separator (U+2028)"],
  ["a control character", "a\u0007b", "U+0007"],
  ["a carriage return", "a\rb", "U+000D"],
  ["a blank letter", "a\u3164b", "U+3164"],
  ["a lone selector", "E\ufe0f120", "variation selector (U+FE0F)"],
  ["half of a character", "a\ud83d", "U+D83D"],
])("names and places %s", (_, text, message) => {
  expect(characterMistake(text)).toContain(`contains an invisible character, ${message}`);
});

it.each([
  ["don\u0092t", "U+0092"],
  ["donâ€™t", "“â€™”"],
  ["CafÃ©", "“Ã©”"],
  ["don\ufffdt", "“\ufffd”"],
])("explains that %j is in another encoding", (text, found) => {
  expect(characterMistake(text)).toBe(
    `contains ${found}, a character in another encoding: write it again, and save the file as UTF-8`,
  );
});

it.each([
  "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ©️ ❤︎",
  "می‌خواهم",
  "क्‍ष",
  "שלום \u200fa",
  "葛\u{e0100}",
  "1.2\u00a0mm\nin the\u202fEU",
  "IRMÃ",
  "Q&A; – “x”",
])("accepts %j", (text) => expect(characterMistake(text)).toBeUndefined());

it.each(["\u00a0", "\u202f", "\u3000", "\t", "\n"])("accepts the space %j in copy, but not in a name", (space) => {
  const name = `Lumen${space}Label`;
  expect(characterMistake(name)).toBeUndefined();
  expect(characterMistake(name, true)).toMatch(
    /^contains a special space, [\w -]+ \(U\+\w{4}\), after “Lumen”: write an ordinary space$/,
  );
});
