import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lineOf } from "@/scripts/content/line-of";

const source = `import type { Home } from "./schema";
const shared = {
  icon: "scan",
};
const jar = { title: "Jar" };
export const home: Home = {
  hero: {
    ...shared,
    // [A bracket] in a comment, and in a "string", is none.
    "sub-heading": "Not { this",
    heading: [
      "plain",
      { mark: "marked" },
    ],
  },
  cards: [jar],
  made: Array.from({ length: 2 }),
} satisfies object;
`;

describe("the line of a field", () => {
  let folder: string;
  const line = (...path: PropertyKey[]) => lineOf(`${folder}/home.ts`, path);
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "lines-"));
    writeFileSync(path.join(folder, "home.ts"), source);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is where its value stands", () => {
    expect(line("home", "hero", "heading", 1, "mark")).toBe(13);
    expect(line("home", "hero", "sub-heading")).toBe(10);
  });

  it("is where a shared or named value is written", () => {
    expect(line("home", "hero", "icon")).toBe(3);
    expect(line("home", "cards", 0, "title")).toBe(5);
  });

  it("is that of the nearest thing around what is missing or computed", () => {
    expect(line("home", "hero", "lead")).toBe(7);
    expect(line("home", "made", 1, "x")).toBe(17);
    expect(line("nothing")).toBe(1);
  });
});
