import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fonts } from "../../content/theme";
import { unexpected } from "./unexpected";

/* The source maps here list every module that the pages' scripts contain. Next has no option that lists them. */
const ssrChunks = path.join(".next", "server", "chunks", "ssr");
/* In the scripts of every page. The server loads them from elsewhere, so that its source maps do not list them. */
const react = ["react", "react-dom", "scheduler"].map((name) => `node_modules/${name}`);
/* Next's polyfills have no license file. */
const polyfills = "core-js\n\nMIT License. Copyright (c) Denis Pushkarev and contributors.";

function shippedPackages(chunks: string): string[] {
  const maps = existsSync(chunks) ? readdirSync(chunks).filter((file) => file.endsWith(".map")) : [];
  if (maps.length === 0) throw unexpected(`source maps in ${chunks}`, "none");
  const sources: string[] = [];
  // Some maps are split into sections with separate sources.
  for (const file of maps)
    JSON.parse(readFileSync(path.join(chunks, file), "utf8"), (key, value) => {
      if (key === "sources") sources.push(...value);
      return value;
    });
  const folder = /node_modules\/(?:@[^/]+\/)?[^/]+(?:\/dist\/compiled\/(?:@[^/]+\/)?[^/]+)?/;
  const packages = sources.flatMap((source) => folder.exec(decodeURIComponent(source))?.[0] ?? []);
  // Its router is in the scripts of every page.
  if (!packages.includes("node_modules/next")) throw unexpected(`modules of next in ${chunks}`, "none");
  const families = Object.values(fonts).map((name) => path.join("node_modules", name));
  return [...new Set([...packages, ...react, ...families])]
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

/**
 * Returns the license notices of the libraries and fonts that the site ships. Throws when a package has no license, or when
 * Next's build does not list the modules in the folder `chunks`.
 */
export function thirdPartyNotices(chunks = ssrChunks): string {
  const title = "Libraries and fonts in this site, and their licenses.";
  const notices = [title, ...shippedPackages(chunks).map(noticeOf), polyfills];
  return `${notices.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
