import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brand } from "@/content/brand";
import { theme } from "@/content/theme";
import { copySite } from "./copy";

/*
 * The site as an owner makes it hers by the README alone: another name, tagline, domain, palette, mascot, icon and
 * profiles, her own claims, words and store links, and nothing marked as a sample any more. Fields are found by their
 * names, so that this holds for whoever has already changed them.
 */
const site = copySite("rebranded");

const palette: Record<string, string> = {
  ink: "#2A0F38",
  "ink-soft": "#553F61",
  citron: "#9DF5D0",
  cobalt: "#7A1FA0",
  "cobalt-deep": "#591578",
};

function rebrand() {
  const edit = (file: string, edits: [RegExp, string][]) => {
    for (const [pattern, words] of edits) site.edit(`content/${file}.ts`, pattern, words);
  };
  edit("brand", [
    [/name: "[^"]*"/, 'name: "Lumen Label"'],
    [/\n *formerName: .*/, ""],
    [/siteUrl: .*/, 'siteUrl: "https://www.lumenlabel.com",'],
    [/email: "[^"]*"/, 'email: "hello@lumenlabel.com"'],
    [/copyrightYear: \d+/, "copyrightYear: 2026"],
  ]);
  edit(
    "theme",
    Object.entries(palette).map(([token, hex]) => [
      new RegExp(`"?\\b${token}"?: "#.*"`),
      `"${token}": "${hex}"`,
    ]),
  );
  edit("store", [
    [/link: "[^"]*"/, 'link: "https://apps.apple.com/app/id6471234567"'],
    [/oneLinkTemplate: [^,]*/, 'oneLinkTemplate: "https://lumen.onelink.me/AbCd"'],
    [/releaseDate: \d+/, "releaseDate: 1767225600"],
    [/standIn: \w+/, "standIn: false"],
  ]);
  edit("site", [
    [/tagline: .*/, 'tagline: "Every label, in the light.",'],
    [
      /social: \[[^\]]*\]/,
      `social: [
        { icon: "video", label: "Videos", href: "https://www.tiktok.com/@lumenlabel" },
        { icon: "photo", label: "Photos", href: "https://www.instagram.com/lumenlabel" },
        { icon: "play", label: "Talks", href: "https://www.youtube.com/@lumenlabel" },
      ]`,
    ],
  ]);
  edit("home", [
    [/score: "[^"]*"/, 'score: "4.7"'],
    [/users: "[^"]*"/, 'users: "25,000+ users"'],
    [/button: "[^"]*"/, 'button: "GET THE APP"'],
    [/title: "Parents"/, 'title: "New parents"'],
  ]);
  for (const file of ["home", "testimonials", "about-us", "why-i-built-this"])
    edit(file, [[/sample: \w+/g, "sample: false"]]);
  for (const drawing of ["mark.svg", "mascot/pointing.svg"])
    site.edit(
      `art/${drawing}`,
      /<\/svg>/,
      '<circle cx="20" cy="20" r="9" fill="var(--citron)"/></svg>',
    );
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? filesIn(file) : [file]));

/** The files of the export that hold `words`, or are named by them. */
function filesWith(words: string): string[] {
  const wanted = words.toLowerCase();
  return filesIn(site.file("out")).filter(
    (file) =>
      path.basename(file).toLowerCase().includes(wanted) ||
      readFileSync(file, "latin1").toLowerCase().includes(wanted),
  );
}

describe("a site made her own by its owner", () => {
  beforeAll(() => {
    rebrand();
    site.build();
  }, 900_000);

  it("says the new name, and keeps no trace of the former brand", () => {
    expect(filesWith("Lumen Label").length).toBeGreaterThan(5);
    const former = [brand.name, brand.formerName, new URL(brand.siteUrl).hostname];
    for (const words of former.filter((words) => words !== undefined))
      expect([words, filesWith(words)]).toEqual([words, []]);
  });

  it("keeps no colour of the former palette", () => {
    const replaced = Object.keys(palette).map((token) => theme[token as keyof typeof theme]);
    for (const colour of replaced) expect([colour, filesWith(colour)]).toEqual([colour, []]);
  });

  it("passes its own unit and export tests", () => {
    const { code, output } = site.run(
      "test:unit",
      "--selectProjects",
      "export",
      // It builds copies of its own, and no owner's edit changes what it says.
      "--testPathIgnorePatterns",
      "reproducible",
    );
    const failed = output.split("\n").filter((line) => /● .+ › /.test(line));
    expect([...new Set(failed)]).toEqual([]);
    expect(code).toBe(0);
  }, 900_000);
});
