import { readFileSync } from "node:fs";
import { flags } from "@/content/flags";
import { iconNames } from "@/content/icon-names";
import { iconNamesModule, mascotPartsModule } from "@/scripts/build/icon-names";

describe("the names of icons", () => {
  it("are those of the drawings, so that the compiler knows each", () => {
    expect(readFileSync("content/icon-names.ts", "utf8")).toBe(iconNamesModule());
  });

  it("and of the mascot's parts too", () => {
    expect(readFileSync("content/mascot-parts.ts", "utf8")).toBe(mascotPartsModule());
  });

  it("include the shape of every flag, and no two flags share one", () => {
    const shapes = flags.map(({ icon }) => icon);
    expect(iconNames).toEqual(expect.arrayContaining(shapes));
    expect(new Set(shapes).size).toBe(flags.length);
  });
});

describe("the severity of flags", () => {
  it("differs, so that one of two always comes first", () => {
    expect(new Set(flags.map(({ severity }) => severity)).size).toBe(flags.length);
  });
});
