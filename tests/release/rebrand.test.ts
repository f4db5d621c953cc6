import { readFileSync, writeFileSync } from "node:fs";
import { brand } from "@/content/brand";
import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { filesIn } from "@/scripts/build/files";
import { copySite } from "../copy-site";
import { checkCopy, noProblems } from "./check-copy";

/* Replaces whole modules, so that the test does not depend on the owner's edits. */
const modules = {
  brand: {
    ...brand,
    name: "Lumen Label",
    formerName: undefined,
    siteUrl: "https://lumen.example",
    email: "hello@lumen.example",
  },
  store: { ...store, consent: "ask" },
  scripts: { ...scripts, consent: { scripts: [{ src: "/consent-tool.js" }] } },
};

/* The owner's copy may contain a name of content/brand.ts. */
const copy = filesIn("content")
  .filter((file) => file !== "brand.ts")
  .map((file) => readFileSync(`content/${file}`, "utf8").replace(/https?:\S+/g, ""))
  .join();
const names = [brand.name, brand.formerName, brand.email, new URL(brand.siteUrl).hostname];

it("a rebranded site builds, passes its tests and contains nothing of the old brand", () => {
  const site = copySite("rebrand");
  for (const [name, value] of Object.entries(modules)) {
    const type = name[0]?.toUpperCase() + name.slice(1);
    const code = `import type { ${type} } from "./schema";\n\nexport const ${name}: ${type} = ${JSON.stringify(value)};\n`;
    writeFileSync(site.file(`content/${name}.ts`), code);
  }
  site.append("content/faq.ts", "faq.length = 3");
  site.append("content/testimonials.ts", "testimonials.length = 0");
  site.append("content/site.ts", "site.footer.social.length = 0");
  writeFileSync(site.file("public/consent-tool.js"), "window.consentTool = true;\n");
  const removed = names.flatMap((name) => (name && !copy.includes(name) ? name : []));
  expect(checkCopy(site, removed)).toEqual(noProblems);
}, 600_000);
