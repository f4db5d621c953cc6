import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { siteAddress } from "../../lib/site/site-address";
import { filesIn, fingerprint, writeFileAtomic } from "./files";

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

type Sizes = Record<string, number>;

/** Returns the size of each file in `dir`, in bytes. */
export const sizesOf = (dir: string): Sizes =>
  Object.fromEntries(filesIn(dir).map((file) => [file, statSync(path.join(dir, file)).size]));

/** Returns whether `dir` has these files, whole. It may have others. */
export const hasFiles = (dir: string, sizes: Sizes): boolean =>
  Object.entries(sizes).every(
    ([file, size]) => statSync(path.join(dir, file), { throwIfNoEntry: false })?.size === size,
  );

/* Has the build id and the files of a finished export. `next build` removes it when it begins. */
const finished = ".next/finished.json";

/** Records that the last step of the build has finished the export in `out`. */
export const markAsBuilt = (out: string) =>
  writeFileAtomic(finished, JSON.stringify({ id: buildId(), sizes: sizesOf(out) }));

/** Returns whether out/ was built from the current sources, with all steps of the build, and is whole. */
export function isBuilt(): boolean {
  if (!existsSync(finished)) return false;
  const { id, sizes } = JSON.parse(readFileSync(finished, "utf8"));
  return hasFiles("out", sizes) && id === buildId();
}
