import { spawnSync } from "node:child_process";
import fs, { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildId, isBuilt, markAsBuilt, markAsUnbuilt } from "@/scripts/build/sources";

/* Whether out/ was built from the current sources, in a folder that has some of each kind. */

const project = process.cwd();
const environment = process.env;
const site = mkdtempSync(path.join(tmpdir(), "site-"));
const page = "out/about-us/index.html";

function write(file: string, content = "{}") {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(() => {
  process.env = { ...environment };
  process.chdir(site);
  for (const folder of ["app", "art", "components", "content", "deploy", "hooks", "lib", "public", "scripts"])
    write(`${folder}/nested/file`);
  for (const file of [".env", "instrumentation-client.ts", "next.config.ts", "package.json", "package-lock.json"])
    write(file);
  for (const file of ["postcss.config.mjs", "tsconfig.json", page]) write(file);
  markAsBuilt(buildId());
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(project);
  process.env = environment;
});
afterAll(() => rmSync(site, { recursive: true }));

it.each<[string, () => void]>([
  ["nothing has changed", () => undefined],
  ["the export has another file, such as _headers", () => write("out/_headers")],
  ["the build writes a drawing", () => write("public/assets/art/clip.svg")],
  ["a test has changed", () => write("tests/unit/a.test.ts")],
  ["an unrelated variable is set", () => Object.assign(process.env, { LANG: "de_DE.UTF-8" })],
])("an export is current when %s", (_, change) => {
  change();
  expect(isBuilt()).toBe(true);
});

it.each<[string, () => void]>([
  ["copy has changed", () => appendFileSync("content/nested/file", " and more")],
  ["copy of the same length has changed", () => write("content/nested/file", "[]")],
  ["a component has been renamed", () => write("components/nested/other")],
  ["a picture is missing", () => rmSync("art/nested/file")],
  ["a step of the build has changed", () => write("scripts/nested/file", "other")],
  ["a package has another version", () => write("package-lock.json", "other")],
  ["TypeScript has other options", () => write("tsconfig.json", "other")],
  ["SITE_URL is set", () => Object.assign(process.env, { SITE_URL: "https://other.example" })],
  ["SITE_URL is set in .env", () => write(".env", "SITE_URL=https://other.example")],
  ["PREVIEW_URL is set", () => Object.assign(process.env, { PREVIEW_URL: "https://other.example" })],
  ["a host builds a preview", () => Object.assign(process.env, { VERCEL_ENV: "preview", VERCEL_URL: "other.example" })],
  ["a build has begun", markAsUnbuilt],
  ["a page is empty", () => truncateSync(page)],
  ["a page is cut off", () => truncateSync(page, 1)],
  ["a page is missing", () => rmSync(page)],
  ["the export is missing", () => rmSync("out", { recursive: true })],
])("an export is not current when %s", (_, change) => {
  expect(isBuilt()).toBe(true);
  change();
  expect(isBuilt()).toBe(false);
});

it("an export is not current when a source changed while it was built", () => {
  const id = buildId();
  write("content/nested/file", "other");
  markAsBuilt(id);
  expect(isBuilt()).toBe(false);
});

it("an export is current only once its record is whole", () => {
  markAsUnbuilt();
  const rename = fs.renameSync;
  const wasBuilt: boolean[] = [];
  jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    wasBuilt.push(isBuilt());
    rename(from, to);
  });
  markAsBuilt(buildId());
  expect([...wasBuilt, isBuilt()]).toEqual([false, true]);
});

describe("a second build at once", () => {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const lockFile = "generated/build.lock";
  const build = () =>
    spawnSync(process.execPath, ["--import", tsx, path.join(project, "scripts/build/build.ts")], {
      encoding: "utf8",
    });

  it("stops with one line that has what to do, and leaves the first build alone", () => {
    write(lockFile, `${process.pid}`);
    const { status, stdout, stderr } = build();
    expect([status, stdout, stderr]).toEqual([
      1,
      "",
      "Another build is running in this folder: wait until it has finished. If there is none, delete generated/build.lock.\n",
    ]);
    expect([isBuilt(), fs.readFileSync(lockFile, "utf8")]).toEqual([true, `${process.pid}`]);
  });

  it("does not wait for a build that was killed", () => {
    const { pid: ended } = spawnSync(process.execPath, ["--version"]);
    write(lockFile, `${ended}`);
    expect(build().stderr).not.toContain("Another build");
    expect([isBuilt(), fs.existsSync(lockFile)]).toEqual([false, false]);
  });
});
