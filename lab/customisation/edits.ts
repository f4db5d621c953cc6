import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { products } from "@/content/products";
import type { Product } from "@/content/schema";
import { theme } from "@/content/theme";
import type { SiteCopy } from "../../tests/copy-site";

/** An edit that docs/editing.md describes. */
interface Edit {
  make(site: SiteCopy): unknown;
  /** Words that the export must not contain afterwards. */
  removed?: (string | undefined)[];
}

/** Sets a field that is written as a string, a name or null. */
const set = (file: string, field: string, value: unknown) => (site: SiteCopy) =>
  site.edit(`content/${file}.ts`, new RegExp(`\\b${field}: (?:"[^"]*"|[\\w.]+)`), `${field}: ${JSON.stringify(value)}`);
const append = (file: string, code: string) => (site: SiteCopy) => site.append(`content/${file}.ts`, code);
/** Fills a list with copies of its first entry. `fields` is code for the fields of entry `n` that differ. */
const fill = (file: string, list: string, length: number, fields: string) =>
  append(file, `for (let n = ${list}.length; n < ${length}; n++) ${list}.push({ ...${list}[0]!, ${fields} })`);

function write(site: SiteCopy, file: string, content: string) {
  mkdirSync(path.dirname(site.file(file)), { recursive: true });
  writeFileSync(site.file(file), content);
}

/** Saves a photo in a folder of art/ and names it in content/, as an owner does. */
async function replacePicture(site: SiteCopy, module: string, source: string, width: number, height: number) {
  const target = source.replace(/[^/]+$/, "Own Photo.png");
  const photo = sharp({ create: { width, height, channels: 3, background: theme.marigold } }).png();
  await photo.toFile(site.file(target));
  site.edit(`content/${module}.ts`, RegExp(source), target);
}

const palette = {
  ...{ ink: "#2A0F38", "ink-soft": "#553F61", citron: "#9DF5D0" },
  ...{ cobalt: "#7A1FA0", "cobalt-deep": "#591578" },
};

function addPage(site: SiteCopy) {
  site.edit(
    "content/pages.ts",
    /(revised: "[^"]*",\n {2}\},\n)(?=\} satisfies)/,
    `$1  press: {
    path: "/press", type: "WebPage", linkText: "Press", heading: ["Press"], card: mascot("waving", "waves"), revised: "2026-11-21",
    seo: { title: "Press: what we send to newspapers", description: "Pictures, numbers and a person to call, for everybody who writes about us and about ingredient labels in general." },
  },\n`,
  );
  write(
    site,
    "content/schema/press.ts",
    'import { z } from "zod";\n\nexport const press = z.strictObject({ lead: z.string() });\n',
  );
  site.append("content/schema/index.ts", 'export * from "./press"');
  site.append("content/index.ts", 'export * as press from "./press"');
  write(site, "content/press.ts", 'export const press = { lead: "Call us." };\n');
  write(site, "tests/fixture-site/content/press.ts", 'export const press = { lead: "Call nobody." };\n');
  site.edit(
    "tests/fixture-site/content/pages.ts",
    /(revised,\n {2}\},\n)(?=\} satisfies)/,
    `$1  press: {
    path: "/press", type: "WebPage", linkText: "Papers", heading: ["Papers"], card: pose("waving", "A lantern waves"), revised,
    seo: { title: "Papers: what they write about Lumen", description: "Nothing so far, since Lumen does not exist. This page shows that a page can be added." },
  },\n`,
  );
  write(
    site,
    "app/press/page.tsx",
    `import { ContentPage } from "@/components/layout/content-page";
import { pages } from "@/content/pages";
import { press } from "@/content/press";
import { pageMetadata } from "@/lib/site/page-metadata";

export const metadata = pageMetadata(pages.press);

export default function PressPage() {
  return (
    <ContentPage page={pages.press} background="bg-shelf" lead={press.lead}>
      <h2>Pictures</h2>
    </ContentPage>
  );
}
`,
  );
}

function addSection(site: SiteCopy) {
  site.edit(
    "content/schema/home.ts",
    /^ {2}pricing,$/m,
    '  press: z.strictObject({ id: z.literal("press"), heading: richTextUpTo(56), lead: textUpTo(180) }),\n$&',
  );
  site.edit(
    "content/home.ts",
    /^ {2}pricing: \{/m,
    '  press: { id: "press", heading: ["In the press"], lead: "Two papers wrote about us." },\n$&',
  );
  site.edit(
    "tests/fixture-site/content/home.ts",
    /^ {2}pricing: \{/m,
    '  press: { id: "press", heading: ["In the papers"], lead: "One paper wrote about us." },\n$&',
  );
  site.edit("app/page.tsx", /import \{ Pricing/, 'import { Press } from "@/components/sections/press";\n$&');
  site.edit("app/page.tsx", /( +)<Pricing /, "$1<Press {...home.press} />\n$&");
  write(
    site,
    "components/sections/press.tsx",
    `import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Press({ id, heading, lead }: Home["press"]) {
  return (
    <Section id={id} className="bg-milk py-8">
      <div className="column">
        <SectionHeading id={id} heading={heading} />
        <p>{lead}</p>
      </div>
    </Section>
  );
}
`,
  );
}

/** Removes all products but the first one, with their motifs. */
/** Returns the addresses of the drawings of a product's ingredients. */
const drawingsOf = ({ ingredients }: Product) =>
  ingredients.flatMap(({ drawing, icon }) => [drawing, icon].flatMap((picture) => picture?.src ?? []));

/** Removes all products but the first, with the drawings that only they have. */
function removeProducts(site: SiteCopy) {
  const file = "content/products.ts";
  const [, first, others = ""] = /^export const products: .* = \[(\w+), ([\w, ]+)\];$/m.exec(site.read(file)) ?? [];
  site.edit(file, /^(export const products: .* = )\[.*\];$/m, `$1[${first}];`);
  for (const name of others.split(", "))
    site.edit(file, RegExp(`^const ${name}: Product = \\{\\n[^]*?^\\};\\n\\n`, "m"), "");
  const [kept, ...removed] = products;
  for (const { motif } of removed) rmSync(site.file(`art/products/motif-${motif}.svg`));
  const drawings = new Set(removed.flatMap(drawingsOf));
  for (const src of drawings) if (!drawingsOf(kept).includes(src)) rmSync(site.file(src.replace("/assets/", "")));
}

const more: Record<string, Edit> = {
  "a OneLink template": {
    make: set("store", "oneLinkTemplate", "https://lumen.onelink.me/AbCd"),
  },
  "a consent tool": {
    make(site) {
      append("store", 'store.consent = "ask"')(site);
      append("scripts", 'scripts.consent = { scripts: [{ src: "/consent.js" }] }')(site);
      write(site, "public/consent.js", "window.consentTool = true;\n");
    },
  },
  analytics: {
    make: append(
      "scripts",
      'scripts.analytics = [{ name: "Our visit counter", purpose: "counts visits", src: "https://stats.example.com/script.js" }]',
    ),
  },
  "a legal page": {
    make(site) {
      const body = '["Nothing, as ", { link: "the law", href: "https://law.example/data" }, " requires."]';
      site.edit("content/legal.ts", /sections: \[(?=\])/, `$&{ title: "Kept", body: [${body}] }`);
    },
  },
  "an answer with a link to another site": {
    make: append(
      "faq",
      'faq[0]!.answer = ["No, it never is. For yours, ", { link: "look here", href: "https://advice.example/find" }, "."]',
    ),
  },
  "ingredients in other scripts": {
    make(site) {
      const product = products.at(-1);
      const others = product?.ingredients
        .map(({ name }) => name)
        .filter((name) => !product.puzzle?.finds.includes(name));
      for (const [index, name] of ["α-Pinene", "β-Pinene", "水", "вода"].entries())
        append(
          "products",
          `for (const one of products.at(-1)!.ingredients) if (one.name === ${JSON.stringify(others?.[index])}) one.name = "${name}"`,
        )(site);
    },
  },
  "a new screenshot": { make: (site) => replacePicture(site, "screens", "art/screens/camera.html", 1170, 2532) },
  "a new portrait": { make: (site) => replacePicture(site, "people", "art/portraits/founder.svg", 3000, 2000) },
  "a new icon": {
    make: (site) => site.edit("art/mark.svg", /(?=<\/svg>)/, '<circle cx="20" cy="20" r="9" fill="var(--citron)"/>'),
  },
  "24 quotes": {
    make(site) {
      fill("testimonials", "testimonials", 24, 'quote: [n + " bottles."]')(site);
      append("testimonials", 'testimonials[1]!.quote = ["It reads labels. ".repeat(14)]')(site);
      append("testimonials", 'testimonials[1]!.author = "Maximiliana von und zu Hohenlohe-Langen"')(site);
    },
  },
  "twelve questions": {
    make: fill("faq", "faq", 12, 'id: "more-" + n, question: n + "?", answer: n + " times."'),
  },
  "six people": { make: fill("about-us", "aboutUs.people", 6, 'id: "jo-" + n, name: "Jo " + "ABCDEF"[n]') },
  "another palette": {
    make(site) {
      for (const [token, hex] of Object.entries(palette))
        site.edit("content/theme.ts", new RegExp(`"?\\b${token}"?: "#.*"`), `"${token}": "${hex}"`);
    },
    removed: Object.keys(palette).map((token) => theme[token as keyof typeof theme]),
  },
  "a new section": { make: addSection },
  "a new page": { make: addPage },
};

const fewer: Record<string, Edit> = {
  "a new address for a page": {
    make(site) {
      site.edit("content/pages.ts", RegExp(`path: "${pages.aboutUs.path}"`), 'path: "/who-we-are"');
      renameSync(site.file("app/about-us"), site.file("app/who-we-are"));
    },
    removed: [pages.aboutUs.path],
  },
  "no attribution": { make: append("store", 'store.attribution = "off"') },
  "a legal page on another site": {
    make: (site) => site.edit("content/legal.ts", /^ {4}href: null/m, '    href: "https://law.example/us"'),
  },
  "no former name": {
    make: (site) => site.edit("content/brand.ts", /\n *formerName: .*/, ""),
    removed: [brand.formerName],
  },
  "another hero button": {
    make: set("home", "button", "GO ON, TRY IT"),
    removed: [home.hero.button],
  },
  "one product": {
    make(site) {
      removeProducts(site);
      const [{ id, chips }] = products;
      site.edit("content/what-it-does.ts", /product: "[^"]*"/, `product: "${id}"`);
      site.edit("content/what-it-does.ts", /preference: "[^"]*"/, `preference: "${chips[0]?.id}"`);
    },
  },
  "one quote": { make: append("testimonials", "testimonials.length = 1") },
  "three questions": { make: append("faq", "faq.length = 3") },
  "one person": { make: append("about-us", "aboutUs.people.length = 1") },
  "one profile": { make: append("site", "site.footer.social.length = 1") },
  "a name of 24 letters": {
    make(site) {
      set("brand", "name", "Ingredientexplorerdeluxe")(site);
      set("brand", "email", "hello@explorer.test")(site);
      site.edit("content/brand.ts", /siteUrl: .*/, 'siteUrl: "https://explorer.test",');
      site.edit("content/site.ts", /ingrid\.example/g, "explorer");
    },
    removed: [new URL(brand.siteUrl).hostname],
  },
  "another font": {
    make: set("theme", "text", "@fontsource-variable/roboto"),
    removed: ["atkinson"],
  },
};

const none: Record<string, Edit> = {
  "no quotes": { make: append("testimonials", "testimonials.length = 0") },
  "no profile": { make: append("site", "site.footer.social.length = 0") },
};

/** Groups of edits. All edits of a group can be made in the same copy of the site. */
export const groups: Record<string, Record<string, Edit>> = { more, fewer, none };
