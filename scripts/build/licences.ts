import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fonts } from "../../content/theme";

/* Next makes these maps for its own use: they name each module that a page's scripts come from. */
const maps = path.join(".next", "server", "chunks", "ssr");
/* What Next ships for browsers without modules, as one file without a notice. */
const polyfills = "core-js\n\nMIT License. Copyright (c) Denis Pushkarev and contributors.";

interface SourceMap {
  sources?: string[];
  sections?: { map: { sources: string[] } }[];
}

/** Returns the folders of the packages that the export's scripts and fonts are made of. */
function shippedPackages(): string[] {
  const sources = readdirSync(maps)
    .filter((file) => file.endsWith(".map"))
    .map((file) => JSON.parse(readFileSync(path.join(maps, file), "utf8")) as SourceMap)
    .flatMap((map) => map.sections?.flatMap((section) => section.map.sources) ?? map.sources ?? []);
  const packages = sources.flatMap((source) => {
    const file = source.startsWith("file:") ? fileURLToPath(source) : decodeURIComponent(source);
    const name = /node_modules\/(?:@[^/]+\/)?[^/]+(?:\/dist\/compiled\/(?:@[^/]+\/)?[^/]+)?/;
    return name.exec(file)?.[0] ?? [];
  });
  const families = Object.values(fonts).map((name) => path.join("node_modules", name));
  return [...new Set([...packages, ...families])].sort();
}

/** Returns a package's name, and its licence's text, or the licence's name where the package has no text. */
function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(path.join(folder, file), "utf8").trim() : about.license;
  if (!text) throw new Error(`${folder} states no licence`);
  return `${about.name}${about.version ? ` ${about.version}` : ""}\n\n${text}`;
}

/**
 * Returns the notices that the licences of shipped libraries and fonts ask for, as one text. Throws when a
 * package states none.
 */
export function licences(): string {
  const notices = shippedPackages()
    .filter((folder) => existsSync(path.join(folder, "package.json")))
    .map(noticeOf);
  if (notices.length < 5) throw new Error(`${maps} names hardly any package`);
  const rule = `\n\n${"-".repeat(72)}\n\n`;
  return `${["Libraries and fonts in this site, and their licences.", ...notices, polyfills].join(rule)}\n`;
}
