import { allContentText } from "@/scripts/content/check";
import { forbiddenWordsIn } from "../voice";

describe("the voice", () => {
  it("promises nothing and scares nobody, in any copy", () => {
    const copy = allContentText().split("\n");
    expect(copy.length).toBeGreaterThan(200);
    expect(copy.flatMap(forbiddenWordsIn)).toEqual([]);
  });
});
