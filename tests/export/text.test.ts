import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFingerprint } from "../content-fingerprint";
import { asText } from "./as-text";
import { everyPage, read } from "./exported";

/*
 * Each page as plain text, kept in tests/export/text/ so that a change of markup shows what it does
 * to those who read without a style sheet: crawlers, answer engines, reader views. The texts are of
 * the copy that they were taken with. Once somebody edits content/ they are taken anew by the next
 * run, to be looked at and committed with the edit; `npm run text` takes them anew at any time.
 */
const folder = "tests/export/text";
const fingerprintFile = path.join(folder, "content.txt");

const isOfThisCopy = () => {
  try {
    return readFileSync(fingerprintFile, "utf8").trim() === contentFingerprint();
  } catch {
    return false;
  }
};
const mustKeep = isOfThisCopy();

describe.each(everyPage)("as text: $label", ({ name, file }) => {
  const { lines, glued } = asText(read(file));

  it("runs no words into each other", () => {
    expect(glued).toEqual([]);
  });

  it("reads as it did", () => {
    const kept = path.join(folder, `${name}.txt`);
    const text = `${lines.join("\n")}\n`;
    if (mustKeep) expect(text).toBe(readFileSync(kept, "utf8"));
    else {
      mkdirSync(folder, { recursive: true });
      writeFileSync(kept, text);
    }
  });
});

afterAll(() => {
  if (!mustKeep) writeFileSync(fingerprintFile, `${contentFingerprint()}\n`);
});
