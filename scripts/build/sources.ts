import { existsSync, readFileSync } from "node:fs";
import { filesIn, fingerprint } from "./files";

const folders = ["app", "art", "components", "content", "hooks", "lib", "public", "scripts"];
const files = ["next.config.ts", "package.json", "package-lock.json", "postcss.config.mjs"];

/** What a build is made from. */
export const sources = [...folders, ...files];

/* What the build itself writes among its sources, and what macOS does. */
const made = /^app\/generated\/|^public\/(assets\/art\/|favicon\.ico$)|\.DS_Store$/;

/** Returns a name for the build that follows from its sources alone: one commit gives one export, and a page knows newer ones. */
export function buildId(): string {
  const all = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
  const sources = [...all, ...files].filter((file) => !made.test(file));
  const contents = sources.flatMap((file) => [`\0${file}\0`, readFileSync(file)]);
  return fingerprint(process.env.SITE_URL ?? "", ...contents);
}

/** Returns whether out/ was built from the sources as they are: Next names a folder of its manifests by the build. */
export const isBuilt = () => existsSync(`out/_next/static/${buildId()}`);
