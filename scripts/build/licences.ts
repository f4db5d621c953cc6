import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fonts } from "../../content/theme";

/* Next makes these maps for its own use: they name each module that a page's scripts come from. */
const maps = path.join(".next", "server", "chunks", "ssr");
/* What Next ships for browsers without modules, as one file without a notice. */
const polyfills = "core-js\n\nMIT License. Copyright (c) Denis Pushkarev and contributors.";

function shippedPackages(): string[] {
  const sources: string[] = [];
  // Some maps are made of sections, which have sources each.
  for (const file of readdirSync(maps).filter((file) => file.endsWith(".map")))
    JSON.parse(readFileSync(path.join(maps, file), "utf8"), (key, value) => {
      if (key === "sources") sources.push(...value);
      return value;
    });
  const folder = /node_modules\/(?:@[^/]+\/)?[^/]+(?:\/dist\/compiled\/(?:@[^/]+\/)?[^/]+)?/;
  const packages = sources.flatMap((source) => folder.exec(decodeURIComponent(source))?.[0] ?? []);
  const families = Object.values(fonts).map((name) => path.join("node_modules", name));
  return [...new Set([...packages, ...families])].sort();
}

function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(path.join(folder, file), "utf8").trim() : about.license;
  if (!text) throw new Error(`${folder} states no licence`);
  return `${about.name}${about.version ? ` ${about.version}` : ""}\n\n${text}`;
}

/** Returns the notices that the licences of shipped libraries and fonts ask for. Throws when a package states none. */
export function licences(): string {
  const notices = shippedPackages()
    .filter((folder) => existsSync(path.join(folder, "package.json")))
    .map(noticeOf);
  if (notices.length < 5) throw new Error(`${maps} names hardly any package`);
  const rule = `\n\n${"-".repeat(72)}\n\n`;
  return `${["Libraries and fonts in this site, and their licences.", ...notices, polyfills].join(rule)}\n`;
}
