import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brand } from "../../content/brand";
import { scripts } from "../../content/scripts";
import { app, site } from "../../content/site";
import { store } from "../../content/store";
import { filesIn } from "../build/files";
import { exitWithError } from "../exit-with-error";
import { copySite } from "./copy-site";

/*
 * `npm run test:copies`: builds the site again in another folder, which has to give the same files byte for byte. Then builds it
 * as another owner would have it, and runs the tests of its pages and in browsers.
 */

function buildAgain() {
  const { root, run } = copySite("again");
  run("build");
  const again = path.join(root, "out");
  const files = [...new Set([...filesIn("out"), ...filesIn(again)])];
  const different = files.filter((file) => {
    const [one, other] = [path.join("out", file), path.join(again, file)];
    return !existsSync(one) || !existsSync(other) || !readFileSync(one).equals(readFileSync(other));
  });
  if (different.length > 0)
    throw new Error(`A second build of the same sources has other files: ${different.join(", ")}`);
}

const name = "Lumen Label";

/* Whole modules with their exports, so that the owner's edits do not matter. */
const modules = {
  brand: {
    brand: {
      ...brand,
      name,
      formerName: undefined,
      siteUrl: "https://lumen.example",
      email: "hello@lumen.example",
    },
  },
  store: { store: { ...store, consent: "ask" } },
  scripts: { scripts: { ...scripts, consent: { scripts: [{ src: "/consent-tool.js" }] } } },
  site: { site: { ...site, footer: { ...site.footer, social: [] } }, app },
};

/* Lines that an owner adds at the end of a module. */
const additions: Record<string, string> = {
  "content/theme.ts": 'Object.assign(theme, { citron: "#FFE14F", cobalt: "#6B1FD1", "cobalt-deep": "#4F179E" });',
  "content/faq.ts": "faq.length = 3;",
  "content/testimonials.ts": "testimonials.length = 0;",
  "content/legal.ts": "for (const page of legalPages) page.href = false;",
  // A label in other scripts.
  "content/products.ts": 'Object.assign(products.at(-1)?.ingredients[0] ?? {}, { name: "γ-вода 水" });',
};

/** Returns the words of the old brand that are left in a built site, each with its file. */
function remainingWords(out: string): string[] {
  const names = [brand.name, brand.formerName, brand.email, new URL(brand.siteUrl).hostname];
  const words = names.flatMap((name) => name?.toLowerCase() ?? []);
  return filesIn(out).flatMap((file) => {
    const content = (file + readFileSync(path.join(out, file), "latin1")).toLowerCase();
    return words.filter((word) => content.includes(word)).map((word) => `${word} in ${file}`);
  });
}

function rebrand() {
  const { root, run } = copySite("rebrand");
  for (const [module, values] of Object.entries(modules)) {
    const lines = Object.entries(values).map(([value, content]) => {
      const type = `import("./schema").${value[0]?.toUpperCase()}${value.slice(1)}`;
      return `export const ${value}: ${type} = ${JSON.stringify(content).replaceAll(brand.name, name)};\n`;
    });
    writeFileSync(path.join(root, `content/${module}.ts`), lines.join(""));
  }
  for (const [file, code] of Object.entries(additions)) appendFileSync(path.join(root, file), `\n${code}\n`);
  writeFileSync(path.join(root, "public/consent-tool.js"), "window.consentTool = true;\n");
  run("build");
  const remaining = remainingWords(path.join(root, "out"));
  if (remaining.length > 0) throw new Error(`The rebranded site still has the old brand: ${remaining.join(", ")}`);
  run("test:pages");
  run("test:browser");
}

try {
  buildAgain();
  rebrand();
} catch (error) {
  exitWithError((error as Error).message);
}
