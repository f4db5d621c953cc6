import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { siteAddress } from "../../lib/site/site-address";
import { filesIn, fingerprint, writeFileAtomic } from "./files";

const folders = ["app", "art", "components", "content", "deploy", "hooks", "lib", "public", "scripts"];
const files = [
  ".env",
  "instrumentation-client.ts",
  "next.config.ts",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/* Files in these folders that the build or macOS writes. */
const generated = /^public\/(assets\/art\/|favicon\.ico$)|\.DS_Store$/;

/** Returns a build id that depends only on the sources, so that two builds of a commit are identical. */
export function buildId(): string {
  const all = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
  const sources = [...all, ...files].filter((file) => !generated.test(file));
  const contents = sources.flatMap((file) => [`\0${file}\0`, readFileSync(file)]);
  return fingerprint(JSON.stringify(siteAddress()), ...contents);
}

/* Has the build id and the size of each file in out/, in bytes, of a finished build. */
const finished = ".next/finished.json";

/** Notes that a build begins. Until it has finished, `isBuilt` returns false. */
export const markAsUnbuilt = () => rmSync(finished, { force: true });

/**
 * Notes that a build has finished.
 *
 * @param id The build id from before its first step, because sources can change during a build.
 */
export function markAsBuilt(id: string): void {
  const sizes = Object.fromEntries(filesIn("out").map((file) => [file, statSync(`out/${file}`).size]));
  writeFileAtomic(finished, JSON.stringify({ id, sizes }));
}

/** Returns whether out/ was built from the current sources, with all steps of the build, and is whole. It may have other files. */
export function isBuilt(): boolean {
  if (!existsSync(finished)) return false;
  const { id, sizes } = JSON.parse(readFileSync(finished, "utf8")) as { id: string; sizes: Record<string, number> };
  const isWhole = Object.entries(sizes).every(
    ([file, size]) => statSync(`out/${file}`, { throwIfNoEntry: false })?.size === size,
  );
  return isWhole && id === buildId();
}
