import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { brand } from "@/content/brand";
import { fonts, theme } from "@/content/theme";
import { pictureSources } from "@/scripts/content/picture-sources";
import type { copySite } from "../copy";

type Site = ReturnType<typeof copySite>;

/** What an owner does by the README's table, as edits of files found by the names of their fields. */
interface Edit {
  edits?: [file: string, pattern: RegExp, words: string][];
  /** Statements at a module's end, where a list is only made longer or shorter. */
  append?: [file: string, statements: string][];
  files?: Record<string, string>;
  /** Drawings that get an owner's picture. */
  pictures?: string[];
  /** What must not be found anywhere in out/ afterwards. */
  gone?: (string | undefined)[];
  /** The browser suites that the edit touches. */
  suites: string[];
}

const palette = {
  ink: "#2A0F38",
  "ink-soft": "#553F61",
  citron: "#9DF5D0",
  cobalt: "#7A1FA0",
  "cobalt-deep": "#591578",
};
const more = (list: string, count: number, made: string) =>
  `while (${list}.length < ${count}) ${list}.push({ ...${list}[0]!, ${made} });`;
const set = (file: string, field: string, value: string): [string, RegExp, string] => [
  `content/${file}.ts`,
  new RegExp(`\\b${field}: (?:"[^"]*"|[\\w.]+)`),
  `${field}: ${value}`,
];
const at = "`$" + "{";

export const edits: Record<string, Edit> = {
  "a OneLink template": {
    edits: [set("store", "oneLinkTemplate", '"https://lumen.onelink.me/AbCd"')],
    suites: ["smart-link", "security-input"],
  },
  "visitors are asked": {
    edits: [
      set("store", "consent", '"ask"'),
      set("scripts", "consent", '{ scripts: [{ src: "/consent.js" }] }'),
    ],
    files: { "public/consent.js": "window.consentTool = true;\n" },
    suites: ["smart-link", "hand-off"],
  },
  "nobody is attributed": {
    edits: [set("store", "consent", '"off"')],
    suites: ["smart-link", "hand-off"],
  },
  "an own legal page": {
    edits: [
      [
        "content/legal.ts",
        /sections: \[\]/,
        'sections: [{ title: "What we keep", body: [["Nothing."]] }]',
      ],
      ["content/site.ts", /href: null/, 'href: "/privacy"'],
    ],
    suites: ["access", "layout"],
  },
  "a legal page elsewhere": {
    edits: [["content/site.ts", /href: null/, 'href: "https://lawyers.example/privacy"']],
    suites: ["access"],
  },
  "no former name": {
    edits: [["content/brand.ts", /\n *formerName: .*/, ""]],
    gone: [brand.formerName],
    suites: ["access"],
  },
  "own screenshots": {
    edits: [["content/home.ts", /found: \{[\s\S]*?\n {8}\},\n/, ""]],
    pictures: ["camera"],
    suites: ["print", "layout"],
  },
  "an own portrait": { pictures: ["founder"], suites: ["layout"] },
  "an own icon": {
    edits: [
      ["art/mark.svg", /<\/svg>/, '<circle cx="20" cy="20" r="9" fill="var(--citron)"/></svg>'],
    ],
    suites: ["errors"],
  },
  "two products": {
    edits: [["content/labels.ts", /= \[skincare, food, perfume\]/, "= [skincare, food]"]],
    suites: ["label", "layout"],
  },
  "four products": {
    edits: [
      [
        "content/labels.ts",
        /= \[skincare, food, perfume\]/,
        '= [skincare, food, perfume, { ...food, id: "drink", tab: "Drinks", brand: "Well" }]',
      ],
    ],
    suites: ["label", "layout"],
  },
  "one quote": {
    append: [["content/testimonials.ts", "testimonials.length = 1;"]],
    suites: ["states", "layout", "no-script"],
  },
  "no quotes": {
    append: [["content/testimonials.ts", "testimonials.length = 0;"]],
    suites: ["states", "layout", "print", "no-script"],
  },
  "24 quotes": {
    append: [
      [
        "content/testimonials.ts",
        more(
          "testimonials",
          24,
          `quote: ${at}testimonials.length} ${"$"}{testimonials[0]!.found}\``,
        ),
      ],
    ],
    suites: ["states"],
  },
  "three questions": {
    append: [["content/faq.ts", "faq.length = 3;"]],
    suites: ["states", "access"],
  },
  "twelve questions": {
    append: [
      [
        "content/faq.ts",
        more(
          "faq",
          12,
          `id: ${at}"more-" + faq.length}\`, question: ${at}faq.length}?\`, answer: ${at}faq.length} times.\``,
        ),
      ],
    ],
    suites: ["states"],
  },
  "one person": {
    append: [["content/about-us.ts", "aboutUs.people.length = 1;"]],
    suites: ["layout"],
  },
  "six people": {
    append: [
      [
        "content/about-us.ts",
        more("aboutUs.people", 6, `name: ${at}"Jo " + "ABCDEF"[aboutUs.people.length]}\``),
      ],
    ],
    suites: ["layout"],
  },
  "one profile": {
    append: [["content/site.ts", "site.footer.social.length = 1;"]],
    suites: ["access"],
  },
  "no profile": {
    append: [["content/site.ts", "site.footer.social.length = 0;"]],
    suites: ["access"],
  },
  "other analytics": {
    edits: [
      set(
        "scripts",
        "analytics",
        '{ src: "https://stats.example.com/script.js", attributes: { "data-site": "abc" } }',
      ),
    ],
    suites: ["security"],
  },
  "another palette": {
    edits: Object.entries(palette).map(([token, hex]) => [
      "content/theme.ts",
      new RegExp(`"?\\b${token}"?: "#.*"`),
      `"${token}": "${hex}"`,
    ]),
    gone: Object.keys(palette).map((token) => theme[token as keyof typeof theme]),
    suites: ["colour-pairs"],
  },
  "other fonts": {
    edits: [set("theme", "display", `"${fonts.text}"`), set("theme", "text", `"${fonts.display}"`)],
    suites: ["fonts", "layout"],
  },
  "a name of 24 letters, a domain": {
    edits: [
      set("brand", "name", '"Ingredientexplorerdeluxe"'),
      set("brand", "email", '"hello@explorer.test"'),
      ["content/brand.ts", /siteUrl: .*/, 'siteUrl: "https://explorer.test",'],
      ["content/brand.ts", /\n *formerName: .*/, ""],
      ["content/site.ts", /ingrid\.example/g, "explorer"],
    ],
    gone: [brand.formerName, new URL(brand.siteUrl).hostname],
    suites: ["layout", "walk"],
  },
};

/* One of each kind, and of a list the length that is furthest from ours. */
const apart = [
  "no former name",
  "one quote",
  "24 quotes",
  "three questions",
  "one person",
  "two products",
  "one profile",
  "nobody is attributed",
  "a legal page elsewhere",
];
export const compatible = Object.keys(edits).filter((name) => !apart.includes(name));

/** Makes the edits in a copy of the site; throws where one finds nothing to change. */
export async function apply(site: Site, names: string[]): Promise<void> {
  let arePicturesOld = false;
  for (const name of names) {
    const { edits: changes = [], append = [], files = {}, pictures = [] } = edits[name] ?? {};
    for (const [file, pattern, words] of changes) site.edit(file, pattern, words);
    for (const [file, statements] of append) site.edit(file, /$/, `\n${statements}\n`);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(site.file(file)), { recursive: true });
      writeFileSync(site.file(file), text);
    }
    for (const picture of pictures) {
      const source = pictureSources().find(({ name }) => name === picture);
      if (!source) throw new Error(`nothing is drawn that is called ${picture}`);
      const own = source.drawing.replace(/\.\w+$/, ".png");
      const largest = path.join(source.to, `${picture}-${Math.max(...source.widths)}.png`);
      // Another picture of the same shape.
      await sharp(largest).negate({ alpha: false }).toFile(site.file(own));
    }
    arePicturesOld ||= pictures.length > 0;
  }
  if (arePicturesOld) site.run("pictures");
}
