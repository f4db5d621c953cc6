import { allContentText } from "@/scripts/content/check";
import { forbiddenWordsIn } from "../voice";

describe("the voice", () => {
  it("promises nothing and scares nobody, in any copy", () => {
    const copy = allContentText().split("\n");
    expect(copy.length).toBeGreaterThan(200);
    expect(copy.flatMap(forbiddenWordsIn)).toEqual([]);
  });

  it.each([
    ["Safe for you", "Safe"],
    ["It is toxic.", "toxic"],
    ["a CLEAN label", "CLEAN"],
    ["the dirty dozen", "dirty"],
    ["chemical-free", "chemical-free"],
    ["prevents rashes", "prevents"],
    ["protects skin", "protects"],
    ["Doctor-approved", "Doctor-approved"],
    ["clean-beauty and clean hands", "clean"],
  ])("would hear %j", (copy, word) => {
    expect(forbiddenWordsIn(copy)).toContain(word);
  });
});
