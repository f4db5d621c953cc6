import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fonts } from "../../content/theme";

/* The build's source maps list every module in the pages' scripts. */
const maps = path.join(".next", "server", "chunks", "ssr");
/* Next's polyfills have no license file. */
const polyfills = "core-js\n\nMIT License. Copyright (c) Denis Pushkarev and contributors.";

function shippedPackages(): string[] {
  const sources: string[] = [];
  // Some maps are split into sections with separate sources.
  for (const file of readdirSync(maps).filter((file) => file.endsWith(".map")))
    JSON.parse(readFileSync(path.join(maps, file), "utf8"), (key, value) => {
      if (key === "sources") sources.push(...value);
      return value;
    });
  const folder = /node_modules\/(?:@[^/]+\/)?[^/]+(?:\/dist\/compiled\/(?:@[^/]+\/)?[^/]+)?/;
  const packages = sources.flatMap((source) => folder.exec(decodeURIComponent(source))?.[0] ?? []);
  const families = Object.values(fonts).map((name) => path.join("node_modules", name));
  return [...new Set([...packages, ...families])]
    .filter((folder) => existsSync(path.join(folder, "package.json")))
    .sort();
}

function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(path.join(folder, file), "utf8").trim() : about.license;
  if (!text) throw new Error(`${folder} has no license`);
  return `${about.name}${about.version ? ` ${about.version}` : ""}\n\n${text}`;
}

/** Returns the license notices of the libraries and fonts that the site ships. Throws when a package has no license. */
export function thirdPartyNotices(): string {
  const title = "Libraries and fonts in this site, and their licenses.";
  const notices = [title, ...shippedPackages().map(noticeOf), polyfills];
  return `${notices.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
