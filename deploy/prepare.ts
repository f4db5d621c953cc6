import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withPageLabel } from "../scripts/build/page-label";
import { filesBesideExport, filesInExport } from "./host-files";
import { licences } from "./licences";
import { withPolicy } from "./policy";

/*
 * The build's last step: makes the export fit to be served anywhere. The policies come last of all,
 * since they hash what is in the pages.
 */

const out = "out";
/** Where what hosts are set up with is written. */
const beside = ".deploy";

const filesOf = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(path.join(dir, file)).isFile())
    .map((file) => file.split(path.sep).join("/"))
    .sort();

function write(dir: string, files: Record<string, string>) {
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
}

writeFileSync(path.join(out, "licences.txt"), licences());
write(out, filesInExport(filesOf(out)));
write(beside, filesBesideExport());

for (const page of filesOf(out).filter((file) => file.endsWith(".html"))) {
  const file = path.join(out, page);
  try {
    const html = readFileSync(file, "utf8");
    writeFileSync(
      file,
      page === "index.html" ? withPageLabel(html, out, withPolicy) : withPolicy(html),
    );
  } catch (error) {
    console.error(
      `${out}/${page} is not as this version of Next writes it: ${(error as Error).message}.`,
    );
    process.exit(1);
  }
}
