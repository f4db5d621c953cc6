import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { aboutUs } from "../content/about-us";
import { brand } from "../content/brand";
import { constants } from "../content/constants";
import { faq } from "../content/faq";
import { flags } from "../content/flags";
import { home } from "../content/home";
import { labels, playableLabel } from "../content/labels";
import { navigation } from "../content/navigation";
import { pages } from "../content/pages";
import * as schema from "../content/schema";
import { errorPage, notFound, site } from "../content/site";
import { store } from "../content/store";
import { testimonials } from "../content/testimonials";
import { theme } from "../content/theme";
import { whatItDoes } from "../content/what-it-does";
import { whyIBuiltThis } from "../content/why-i-built-this";

interface Entry {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

const entries: Entry[] = [
  { file: "content/brand.ts", name: "brand", value: brand, schema: schema.brand },
  { file: "content/pages.ts", name: "pages", value: pages, schema: schema.pages },
  {
    file: "content/navigation.ts",
    name: "navigation",
    value: navigation,
    schema: schema.navigation,
  },
  { file: "content/theme.ts", name: "theme", value: theme, schema: schema.theme },
  { file: "content/store.ts", name: "store", value: store, schema: schema.store },
  { file: "content/constants.ts", name: "constants", value: constants, schema: schema.constants },
  { file: "content/site.ts", name: "site", value: site, schema: schema.site },
  { file: "content/site.ts", name: "notFound", value: notFound, schema: schema.notFound },
  { file: "content/site.ts", name: "errorPage", value: errorPage, schema: schema.errorPage },
  { file: "content/flags.ts", name: "flags", value: flags, schema: schema.flags },
  { file: "content/home.ts", name: "home", value: home, schema: schema.home },
  { file: "content/labels.ts", name: "labels", value: labels, schema: schema.labels },
  {
    file: "content/labels.ts",
    name: "playableLabel",
    value: playableLabel,
    schema: schema.playableLabel,
  },
  { file: "content/faq.ts", name: "faq", value: faq, schema: schema.faq },
  {
    file: "content/testimonials.ts",
    name: "testimonials",
    value: testimonials,
    schema: schema.testimonials,
  },
  { file: "content/about-us.ts", name: "aboutUs", value: aboutUs, schema: schema.aboutUs },
  {
    file: "content/why-i-built-this.ts",
    name: "whyIBuiltThis",
    value: whyIBuiltThis,
    schema: schema.whyIBuiltThis,
  },
  {
    file: "content/what-it-does.ts",
    name: "whatItDoes",
    value: whatItDoes,
    schema: schema.whatItDoes,
  },
];

/** One line for each rule that one entry breaks: file, field, what is wrong. */
export function problemsOf({ file, name, value, schema: rules }: Entry): string[] {
  const { error } = rules.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const { path: at, message } = precise(issue, []);
    return `${file}: ${fieldName(name, at)} ${message}`;
  });
}

/** What is wrong inside a choice of shapes: the complaint of the shape that fits furthest in. */
function precise(issue: z.core.$ZodIssue, outer: Path): { path: Path; message: string } {
  const at = [...outer, ...issue.path];
  if (issue.code !== "invalid_union") {
    const isMissing = issue.message.endsWith("received undefined");
    return { path: at, message: isMissing ? "is missing" : issue.message };
  }
  const inner = issue.errors.flatMap((issues) => issues.slice(0, 1)).map((it) => precise(it, at));
  const isOfShape = (message: string) =>
    !message.startsWith("Unrecognized key") && !message.startsWith("Invalid input");
  const fitting = inner.filter(({ message }) => isOfShape(message));
  return (
    fitting.sort((a, b) => b.path.length - a.path.length)[0] ?? { path: at, message: issue.message }
  );
}

/** One line for each rule that the content breaks; none when all is well. */
export function checkContent(): string[] {
  return entries.flatMap(problemsOf);
}

/** One line for each picture that the content names and `publicDir` lacks. */
export function checkPictures(
  publicDir = "public",
  among: Pick<Entry, "file" | "name" | "value">[] = entries,
): string[] {
  const problems: string[] = [];
  for (const { file, name, value } of among) {
    walk(value, [name], (node, at) => {
      if (typeof node.src !== "string" || !node.src.startsWith("/")) return;
      for (const picture of pictureFiles(node as { src: string; widths?: number[] })) {
        if (!existsSync(path.join(publicDir, picture))) {
          problems.push(
            `${file}: ${fieldName("", at)}.src names ${picture}, which is not in ${publicDir}`,
          );
        }
      }
    });
  }
  return problems;
}

/** One line for each screen of the owner's that strokes drawn for ours would lie over. */
export function checkStrokes(
  artDir = "art/screens",
  screens = home.labelConfusion.screens,
): string[] {
  return screens.flatMap(({ src, found }, at) => {
    const own = [".png", ".jpg"]
      .map((ending) => path.join(artDir, path.basename(src) + ending))
      .find((file) => found && existsSync(file));
    return own
      ? [
          `content/home.ts: home.labelConfusion.screens[${at}].found must go: it was not drawn for ${own}`,
        ]
      : [];
  });
}

function pictureFiles({ src, widths }: { src: string; widths?: number[] }): string[] {
  return widths
    ? widths.flatMap((width) =>
        ["avif", "webp", "png"].map((ending) => `${src}-${width}.${ending}`),
      )
    : [src];
}

/** All copy as one string: what the fonts must be able to set. */
export function allContentText(): string {
  const texts: string[] = [];
  for (const { value } of entries) walkStrings(value, (text) => texts.push(text));
  return texts.join("\n");
}

export interface Finding {
  file: string;
  field: string;
  what: string;
}

/** What is still a sample or a placeholder, and so must not be published. */
export function preflightFindings(): Finding[] {
  const findings: Finding[] = [];
  for (const { file, name, value } of entries) {
    walk(value, [name], (node, at) => {
      if (node.sample === true)
        findings.push({ file, field: `${fieldName("", at)}.sample`, what: sampleOf(node) });
    });
    walkStrings(value, (text, at) => {
      if (/[@.]example\b|\.example(\/|$)/.test(text)) {
        findings.push({ file, field: fieldName(name, at), what: `placeholder address: ${text}` });
      }
    });
  }
  if (/\/id0+$/.test(store.link)) {
    findings.push({
      file: "content/store.ts",
      field: "store.link",
      what: "placeholder App Store link",
    });
  }
  if (!store.oneLinkTemplate) {
    findings.push({
      file: "content/store.ts",
      field: "store.oneLinkTemplate",
      what: "no OneLink template: installs cannot be attributed",
    });
  }
  if (store.badge.standIn) {
    findings.push({
      file: "content/store.ts",
      field: "store.badge.standIn",
      what: `neutral stand-in: replace public${store.badge.src} with Apple’s artwork`,
    });
  }
  return findings;
}

function sampleOf(node: Record<string, unknown>) {
  if ("quote" in node) return `sample quote by ${node.author}`;
  if ("biography" in node) return `sample biography of ${node.name}`;
  if ("moments" in node) return "sample story";
  return `sample picture: ${node.src}`;
}

type Path = readonly PropertyKey[];

function fieldName(name: string, at: Path) {
  const joined = at
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("");
  return name ? name + joined : joined.slice(1);
}

function walk(value: unknown, at: Path, visit: (node: Record<string, unknown>, at: Path) => void) {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>, at);
  for (const [key, child] of Object.entries(value))
    walk(child, [...at, Array.isArray(value) ? Number(key) : key], visit);
}

function walkStrings(value: unknown, visit: (text: string, at: Path) => void, at: Path = []) {
  if (typeof value === "string") visit(value, at);
  else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value))
      walkStrings(child, visit, [...at, Array.isArray(value) ? Number(key) : key]);
  }
}
