import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { theme } from "@/content/theme";
import { pictureSources } from "@/scripts/build/screens-and-portraits";
import type { copySite } from "../copy";

type Change = [file: string, pattern: RegExp, words: string];

/** What an owner does by the README's table, as edits of files found by the names of their fields. */
interface Edit {
  edits?: Change[];
  files?: Record<string, string>;
  moves?: [from: string, to: string][];
  /** Drawings that get an owner's picture. */
  pictures?: string[];
  /** What must not be found anywhere in out/ afterwards. */
  gone?: (string | undefined)[];
}

const palette = {
  ...{ ink: "#2A0F38", "ink-soft": "#553F61", citron: "#9DF5D0" },
  ...{ cobalt: "#7A1FA0", "cobalt-deep": "#591578" },
};
function set(file: string, field: string, value: unknown): Change {
  const now = new RegExp(`\\b${field}: (?:"[^"]*"|[\\w.]+)`);
  return [`content/${file}.ts`, now, `${field}: ${JSON.stringify(value)}`];
}
/** Puts `words` behind what `pattern` finds. */
function after(file: string, pattern: RegExp, words: string): Change {
  return [file, pattern, `$&${words.replaceAll("$", "$$$$")}`];
}
const append = (file: string, code: string) => after(`content/${file}.ts`, /$/, `\n${code};\n`);
/** Makes a list as long with copies of its first entry, which differ in what is `made` of their number, n. */
const fill = (file: string, list: string, count: number, made: string) =>
  append(
    file,
    `for (let n = ${list}.length; n < ${count}; n++) ${list}.push({ ...${list}[0]!, ${made} })`,
  );
/** Imports a name of the new section. */
const importing = (name: string, file: string) =>
  after(file, /(?=import \{ Pricing)/, `import { ${name} } from "@/components/sections/press";\n`);

/* More of everything. */
const more: Record<string, Edit | Change[]> = {
  "a OneLink template": [set("store", "oneLinkTemplate", "https://lumen.onelink.me/AbCd")],
  "visitors are asked": {
    edits: [
      set("store", "consent", "ask"),
      set("scripts", "consent", { scripts: [{ src: "/consent.js" }] }),
    ],
    files: { "public/consent.js": "window.consentTool = true;\n" },
  },
  "an own legal page": [
    after("content/legal.ts", /sections: \[(?=\])/, '{ title: "Kept", body: [["Nothing."]] }'),
    ["content/site.ts", /href: null/, 'href: "/privacy"'],
  ],
  "own screenshots": {
    edits: [["content/home.ts", /(screen\("camera"\)[\s\S]*?)sample: true/, "$1sample: false"]],
    pictures: ["camera"],
  },
  "an own portrait": { pictures: ["founder"] },
  "an own icon": [
    after("art/mark.svg", /(?=<\/svg>)/, '<circle cx="20" cy="20" r="9" fill="var(--citron)"/>'),
  ],
  "four products": [
    after(
      "content/labels.ts",
      /= \[skincare, food, perfume(?=\])/,
      ', { ...food, id: "drink", tab: "Drinks" }',
    ),
  ],
  "24 quotes": [
    fill("testimonials", "testimonials", 24, 'quote: n + " " + testimonials[0]!.found'),
  ],
  "twelve questions": [
    fill("faq", "faq", 12, 'id: "more-" + n, question: n + "?", answer: n + " times."'),
  ],
  "six people": [fill("about-us", "aboutUs.people", 6, 'name: "Jo " + "ABCDEF"[n]')],
  "other analytics": [
    set("scripts", "analytics", {
      src: "https://stats.example.com/script.js",
      attributes: { "data-site": "abc" },
    }),
  ],
  "another palette": {
    edits: Object.entries(palette).map(([token, hex]) => [
      "content/theme.ts",
      new RegExp(`"?\\b${token}"?: "#.*"`),
      `"${token}": "${hex}"`,
    ]),
    gone: Object.keys(palette).map((token) => theme[token as keyof typeof theme]),
  },
  "a new page": {
    edits: [
      after(
        "content/pages.ts",
        /revised: "[^"]*",\n {2}\},\n(?=\} satisfies)/,
        `  press: {
    path: "/press", type: "WebPage", label: "Press", heading: ["Press"], card: mascot("waving", "waves"), revised: "2026-11-21",
    seo: { title: "Press: what we send to newspapers", description: "Pictures, numbers and a person to ring, for whoever writes about us and about ingredient labels in general." },
  },\n`,
      ),
      after(
        "content/schema.ts",
        /^import .* from "zod";\n/m,
        "export const press = z.strictObject({ lead: z.string().min(1) });\n",
      ),
      after(
        "scripts/content/entries.ts",
        /^import \* as pages .*\n/m,
        'import * as press from "../../content/press";\n',
      ),
      after("scripts/content/entries.ts", /modules: .* = \{\n/, "  press,\n"),
    ],
    files: {
      "content/press.ts": 'export const press = { lead: "Ring us." };\n',
      "app/press/page.tsx": `import { StoryPage } from "@/components/layout/story-page";
import { pageMetadata } from "@/lib/page-metadata";
import { pages } from "@/content/pages";
import { press } from "@/content/press";

export const metadata = pageMetadata(pages.press);

export default function PressPage() {
  return <StoryPage page={pages.press} ground="bg-shelf" lead={press.lead}><h2>Pictures</h2></StoryPage>;
}
`,
    },
  },
  "a new section": {
    edits: [
      after(
        "content/schema.ts",
        /\n(?= {2}pricing: z\.)/,
        "  press: z.strictObject({ ...section, lead }),\n",
      ),
      after(
        "content/home.ts",
        /\n(?= {2}pricing: \{)/,
        '  press: { id: "press", heading: ["In the press"], lead: "Two papers wrote of us." },\n',
      ),
      importing("Press", "app/page.tsx"),
      after("app/page.tsx", /(?= +<Pricing )/, "        <Press id={home.press.id} />\n"),
      importing("PressContent", "components/static/parts.tsx"),
      after(
        "components/static/parts.tsx",
        /(?= {2}pricing:)/,
        "  press: () => <PressContent {...home.press} />,\n",
      ),
      importing("Press", "app/gallery/states.tsx"),
      after("app/gallery/states.tsx", /(?= {2}pricing:)/, "  press: <Press {...home.press} />,\n"),
      after("app/skipping.css", /(?= {4}#pricing)/g, "    #press {\n      --tall: 70px;\n    }\n"),
    ],
    files: {
      "components/sections/press.tsx": `import { column } from "@/lib/column-classes";
import { SectionHeading, StaticSection } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Press({ id }: { id: string }) {
  return <StaticSection part="press" id={id} className="bg-milk py-8 lg:py-14" />;
}

export function PressContent({ id, heading, lead }: Home["press"]) {
  return <div className={column}><SectionHeading id={id} heading={heading} /><p>{lead}</p></div>;
}
`,
    },
  },
};

/* Less of everything. */
const fewer: Record<string, Edit | Change[]> = {
  "a page's own address": {
    edits: [["content/pages.ts", RegExp(`path: "${pages.aboutUs.path}"`), 'path: "/who-we-are"']],
    moves: [["app/about-us", "app/who-we-are"]],
    gone: [pages.aboutUs.path],
  },
  "nobody is attributed": [set("store", "consent", "off")],
  "a legal page elsewhere": [["content/site.ts", /href: null/, 'href: "https://law.example/us"']],
  "no former name": {
    edits: [["content/brand.ts", /\n *formerName: .*/, ""]],
    gone: [brand.formerName],
  },
  "own words on the first button": {
    edits: [set("home", "button", "GO ON, TRY IT")],
    gone: [home.hero.button],
  },
  "two products": [["content/labels.ts", /= \[skincare, food, perfume\]/, "= [skincare, food]"]],
  "one quote": [append("testimonials", "testimonials.length = 1")],
  "three questions": [append("faq", "faq.length = 3")],
  "one person": [append("about-us", "aboutUs.people.length = 1")],
  "one profile": [append("site", "site.footer.social.length = 1")],
  "a name of 24 letters, a domain": {
    edits: [
      set("brand", "name", "Ingredientexplorerdeluxe"),
      set("brand", "email", "hello@explorer.test"),
      ["content/brand.ts", /siteUrl: .*/, 'siteUrl: "https://explorer.test",'],
      ["content/site.ts", /ingrid\.example/g, "explorer"],
    ],
    gone: [new URL(brand.siteUrl).hostname],
  },
  "another font": {
    edits: [set("theme", "text", "@fontsource-variable/roboto")],
    gone: ["atkinson"],
  },
};

/* Where a list is empty. */
const none: Record<string, Edit | Change[]> = {
  "no quotes": [append("testimonials", "testimonials.length = 0")],
  "no profile": [append("site", "site.footer.social.length = 0")],
};

/** The table's rows, a group for each copy that is built: within one, no edit is of a field of another's. */
export const groups = { more, fewer, none };
const rows = Object.entries({ ...more, ...fewer, ...none });
export const edits: Record<string, Edit> = Object.fromEntries(
  rows.map(([name, row]) => [name, Array.isArray(row) ? { edits: row } : row]),
);

/** Returns whether the content is still as an edit's patterns find it: what an owner has made her own has no row to try. */
export const isPossible = (name: string) =>
  (edits[name]?.edits ?? []).every(([file, pattern]) => readFileSync(file, "utf8").match(pattern));

/** Makes the edits in a copy of the site; throws where one finds nothing to change. */
export async function apply(site: ReturnType<typeof copySite>, names: string[]) {
  for (const name of names) {
    const { edits: changes = [], files = {}, moves = [], pictures = [] } = edits[name] ?? {};
    for (const [file, pattern, words] of changes) site.edit(file, pattern, words);
    for (const [from, to] of moves) renameSync(site.file(from), site.file(to));
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
  }
  if (names.some((name) => edits[name]?.pictures)) site.run("pictures");
}
