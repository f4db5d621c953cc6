import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fetchPackages } from "./fetch-packages";
import { findJava } from "./find-java";

/*
 * `npm run test:nu`: every page of the export through the Nu HTML checker, the W3C's own. One line
 * for each error, and an exit code that says whether there was one.
 */

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const out = "out";
const vnu = "tests/node_modules/vnu-jar/build/dist/vnu.jar";
if (!existsSync(path.join(out, "index.html")))
  stop("There is no export to check: run `npm run build` first.");

// A folder's index.html is a copy of the page beside the folder.
const pages = readdirSync(out)
  .filter((file) => file.endsWith(".html"))
  .map((file) => path.join(out, file));

let java = "";
try {
  java = findJava();
  fetchPackages("tests");
} catch (error) {
  stop((error as Error).message);
}
const run = spawnSync(
  java,
  ["-jar", vnu, "--format", "json", "--stdout", "--exit-zero-always", ...pages],
  {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  },
);
if (run.status !== 0) stop(`The Nu checker did not run: ${run.stderr}`);

const { messages } = JSON.parse(run.stdout) as { messages: Message[] };
// A file on a disk has no host that a policy could let in; browsers tell whether it does (tests/e2e/security.test.ts).
const errors = messages.filter(
  ({ type, subType, message }) =>
    type !== "info" || (subType === "warning" && !message.includes("Content Security Policy")),
);
for (const { url, message, extract } of errors)
  console.error(`${path.basename(url)}: ${message}\n    ${extract?.trim()}`);
console.log(`${pages.length} pages, ${errors.length} errors`);
process.exitCode = errors.length > 0 ? 1 : 0;
