import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { entries } from "./content/entries";
import { problemsOf } from "./content/rules";
import { findChromium } from "./find-chromium";
import { findWebKit } from "./find-webkit";
import { stalePictures } from "./picture-sources";
import { lastChange } from "./sources";

/* `npm run doctor`: what the site needs from this machine, a line each, and what to do where it is not well. */

interface Line {
  what: string;
  /** What was found; undefined when it is not well. */
  found?: string;
  cure: string;
}

/** A look that may throw its own cure. */
function look(what: string, find: () => string | undefined, cure: string): Line {
  try {
    return { what, found: find(), cure };
  } catch (error) {
    return { what, cure: (error as Error).message };
  }
}

function node(): string {
  const wanted = JSON.parse(readFileSync("package.json", "utf8")).engines.node as string;
  const has = numbers(process.version);
  // ">=20.9", or several lines of versions like "20.19 || >=22.13".
  const isEnough = wanted.split("||").some((range) => {
    const least = numbers(range);
    const isOpen = range.includes(">");
    if (has[0] !== least[0]) return isOpen && has[0] > least[0];
    return has[1] >= least[1];
  });
  if (!isEnough)
    throw new Error(
      `${process.version} is here, and ${wanted} is wanted: install it from https://nodejs.org`,
    );
  return process.version;
}

function numbers(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version
    .replace(/[^\d.]/g, "")
    .split(".")
    .map(Number);
  return [major, minor];
}

/** npm keeps what it installed in a lockfile of its own, newer than ours while nothing has changed. */
function packages(): string | undefined {
  const installed = "node_modules/.package-lock.json";
  if (!existsSync(installed)) return undefined;
  const has = JSON.parse(readFileSync(installed, "utf8")).packages as Record<
    string,
    { version?: string }
  >;
  const wants = JSON.parse(readFileSync("package-lock.json", "utf8")).packages as typeof has;
  const other = Object.keys(has).filter((name) => has[name]?.version !== wants[name]?.version);
  return other.length === 0 ? `${Object.keys(has).length} as in the lockfile` : undefined;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

function built(): string | undefined {
  const file = path.join("out", "index.html");
  return existsSync(file) && statSync(file).mtimeMs >= lastChange()
    ? "newer than its sources"
    : undefined;
}

function content(): string | undefined {
  const problems = entries.flatMap(problemsOf);
  if (problems[0])
    throw new Error(
      problems.length > 1 ? `${problems[0]} (and ${problems.length - 1} more)` : problems[0],
    );
  return "in order";
}

const port = Number(process.env.PORT ?? 3000);
const isPortFree = await isFree(port);
const changes = () => {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
  return status === 0
    ? `${stdout.split("\n").filter(Boolean).length} files not committed`
    : "no git here";
};

const lines: Line[] = [
  look("Node", node, ""),
  look("packages", packages, "npm ci"),
  look("Chromium", findChromium, ""),
  look("WebKit", () => findWebKit() && "found", "tests in WebKit are not run without it"),
  look(
    `port ${port}`,
    () => (isPortFree ? "free" : undefined),
    `taken: PORT=${port + 1} npm start`,
  ),
  look("content", content, ""),
  look(
    "pictures",
    () => (stalePictures().length === 0 ? "newer than what they are made from" : undefined),
    "npm run pictures",
  ),
  look("out/", built, "npm run build"),
  look("changes", changes, ""),
];

const width = Math.max(...lines.map(({ what }) => what.length));
for (const { what, found, cure } of lines)
  console.log(`${found === undefined ? "MEND" : "ok  "}  ${what.padEnd(width)}  ${found ?? cure}`);
process.exitCode = lines.some(({ found }) => found === undefined) ? 1 : 0;
