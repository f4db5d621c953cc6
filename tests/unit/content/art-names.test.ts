import { readFileSync } from "node:fs";
import { flags } from "@/content/flags";
import { iconNames } from "@/content/icon-names";
import { artNames } from "@/scripts/build/art-names";

describe("the names of icons and of the mascot’s parts", () => {
  it.each(Object.entries(artNames))("in %s are those of the drawings", (file, make) => {
    expect(readFileSync(file, "utf8")).toBe(make());
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
