import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { filesIn } from "../../scripts/build/files";
import { built, fixtureSite, ownersSite } from "../sites";
import { type Mutant, mutants, unseen } from "./mutants";

/*
 * `npm run mutants` breaks each requirement once in a copy of the export, and runs the tests with its number. It names
 * the test that fails. A mutant that survives, or that does not apply, makes it exit with 1. `npm run mutants -- 34 98`
 * runs only the mutants of these requirements, `npm run mutants -- specified` those of a project, and
 * `npm run mutants -- --write` updates docs/requirements.md.
 */

const folder = path.resolve("test-results/mutants", String(process.pid));
const report = path.join(folder, "report.json");

/** Returns the script that runs the mutant's `inPage` in a page. */
function inPageScript(mutant: Mutant): string {
  const { outputFiles } = buildSync({
    entryPoints: ["tests/mutants/in-page.ts"],
    bundle: true,
    format: "iife",
    define: { mutantIndex: String(mutants.indexOf(mutant)) },
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
}

/** Returns the folder of the export that a project tests. */
const siteOf = (project: string) => built(["content", "specified"].includes(project) ? ownersSite : fixtureSite);

/** Writes a copy of `site` with the mutant. Returns its folder, or undefined when the mutant matches nothing. */
function makeCopy(site: string, mutant: Mutant): string | undefined {
  const { css, replace } = mutant;
  const script = mutant.inPage && `<script>${inPageScript(mutant)}</script>`;
  const copy = path.join(folder, "site");
  rmSync(copy, { recursive: true, force: true });
  cpSync(site, copy, { recursive: true });
  let isChanged = false;
  for (const file of filesIn(copy)) {
    if (!/\.(html|js|txt)$/.test(file)) continue;
    const before = readFileSync(path.join(copy, file), "utf8");
    let after = replace ? before.replace(...replace) : before;
    if (after !== before) isChanged = true;
    if (file.endsWith(".html")) {
      // The policy would block the changed scripts and styles.
      after = after.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "");
      if (css) after = after.replace("</head>", `<style>${css}</style></head>`);
      // As a function, because the script may have `$&`.
      if (script) after = after.replace("<head>", (head) => head + script);
    }
    if (after !== before) writeFileSync(path.join(copy, file), after);
  }
  return isChanged || css || script ? copy : undefined;
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean; file: string; tests: { status: string }[] }[];
}
const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite["specs"]> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Runs the tests of requirements on a site, and returns those that have run, and those that fail. */
function runTests(project: string, requirements: number[], site: string) {
  rmSync(report, { force: true });
  const number = `\\(req ([0-9]+, )*(${requirements.join("|")})[,)]`;
  spawnSync(
    "npx",
    [
      "playwright",
      "test",
      `--project=${project}`,
      `--grep=${number}`,
      "--workers=1",
      "--timeout=12000",
      `--output=${path.join(folder, "files")}`,
      "--trace=off",
    ],
    {
      env: { ...process.env, SITE_DIR: site, REPORT: report, SLOW_TESTS: "1" },
      stdio: "ignore",
      shell: process.platform === "win32",
    },
  );
  const specs = specsOf(JSON.parse(readFileSync(report, "utf8")) as Suite);
  const run = specs.filter(({ tests }) => tests.some(({ status }) => status !== "skipped"));
  return { run, failed: run.filter(({ ok }) => !ok) };
}

/** Returns the numbers of the requirements in a test's title. */
const requirementsIn = (title: string) => (/\(req ([\d, ]+)\)/.exec(title)?.[1] ?? "").split(", ").map(Number);

const table = "docs/requirements.md";

/** Returns the name of a file in tests/. That of the content lane has its folder, which the site has too. */
function nameOf(file: string): string {
  const name = file.replace(/^tests\//, "");
  return name.startsWith("content/") ? `tests/${name}` : name;
}

/** Writes the test and the mutant of each requirement into the table of docs/requirements.md. */
function writeDocument(rows: Map<number, string>) {
  const lines = readFileSync(table, "utf8").split("\n");
  const written = lines.map((line) => {
    const [, number, requirement] = /^\| (\d+) \| ([^|]+) \|/.exec(line) ?? [];
    const row = rows.get(Number(number));
    return row ? `| ${number} | ${requirement} | ${row} |` : line;
  });
  writeFileSync(table, written.join("\n"));
}

mkdirSync(folder, { recursive: true });
const args = process.argv.slice(2);
const numbers = args.map(Number).filter(Boolean);
const projects = args.filter((arg) => /^[a-z]+$/.test(arg));
const isChosen = ({ requirement, project }: Mutant) =>
  (numbers.length === 0 || numbers.includes(requirement)) && (projects.length === 0 || projects.includes(project));
let chosen = mutants.filter(isChosen);

/* A test that fails without a mutant would catch every mutant. */
for (const project of new Set(chosen.map(({ project }) => project))) {
  const requirements = chosen.filter((mutant) => mutant.project === project).map(({ requirement }) => requirement);
  const { run, failed } = runTests(project, requirements, siteOf(project));
  console.log(`${project}: ${run.length - failed.length} of ${run.length} tests pass without a mutant`);
  // The tests of words that an owner has changed are skipped.
  const tested = run.flatMap(({ title }) => requirementsIn(title));
  const changed = project === "specified" ? requirements.filter((number) => !tested.includes(number)) : [];
  if (changed.length > 0)
    console.log(`The words of ${changed.join(", ")} have been changed, so their mutants are skipped.`);
  chosen = chosen.filter((mutant) => mutant.project !== project || !changed.includes(mutant.requirement));
  if (failed.length > 0) {
    console.error(failed.map(({ file, title }) => `${file}: ${title}`).join("\n"));
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  }
}

const rows = new Map(Object.entries(unseen).map(([number, reason]) => [Number(number), `${reason} |`]));
const survivors: number[] = [];
for (const mutant of chosen) {
  const { requirement, breaks, project } = mutant;
  const copy = makeCopy(siteOf(project), mutant);
  const { run, failed } = copy ? runTests(project, [requirement], copy) : { run: [], failed: [] };
  const [first] = failed;
  if (!first) survivors.push(requirement);
  else rows.set(requirement, `\`${nameOf(first.file)}\`: ${first.title.replace(/ \(req .*/, "")} | ${breaks}`);
  const outcome = first
    ? `caught by ${first.file}: ${first.title}`
    : `SURVIVES ${copy ? `${run.length} tests` : "since nothing matches"}`;
  console.log(`${String(requirement).padStart(3)}  ${breaks}\n     ${outcome}`);
}
if (args.includes("--write")) writeDocument(rows);

const all = Array.from({ length: 144 }, (_, index) => index + 1);
const missing =
  numbers.length + projects.length > 0
    ? []
    : all.filter((number) => !mutants.some(({ requirement }) => requirement === number) && !unseen[number]);
if (missing.length > 0) console.log(`\nNo mutant: ${missing.join(", ")}`);
if (survivors.length > 0) console.log(`\nSurvived: ${survivors.join(", ")}`);
console.log(`\n${chosen.length - survivors.length} caught, ${survivors.length} survived`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = survivors.length > 0 || missing.length > 0 ? 1 : 0;
