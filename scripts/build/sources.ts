import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { siteAddress } from "../../lib/site/site-address";
import { filesIn, fingerprint } from "./files";

const folders = ["app", "art", "components", "content", "deploy", "hooks", "lib", "public", "scripts"];
const files = [
  "instrumentation-client.ts",
  "next.config.ts",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
];

/** The folders and files that a build depends on. */
export const sources = [...folders, ...files];

/* Files in these folders that the build or macOS writes. */
const generated = /^public\/(assets\/art\/|favicon\.ico$)|\.DS_Store$/;

/** Returns a build id that depends only on the sources, so that two builds of a commit are identical. */
export function buildId(): string {
  const all = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
  const sources = [...all, ...files].filter((file) => !generated.test(file));
  const contents = sources.flatMap((file) => [`\0${file}\0`, readFileSync(file)]);
  return fingerprint(JSON.stringify(siteAddress()), ...contents);
}

/* Has the build id of a finished export. `next build` removes it when it begins. */
const finished = ".next/finished";

/** Records that the last step of the build has finished out/. */
export const markAsBuilt = () => writeFileSync(finished, buildId());

/** Returns whether out/ was built from the current sources, with all steps of the build. Next names a folder after the build id. */
export function isBuilt(): boolean {
  const id = buildId();
  return existsSync(`out/_next/static/${id}`) && existsSync(finished) && readFileSync(finished, "utf8") === id;
}
