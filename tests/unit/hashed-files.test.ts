/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn } from "@/scripts/build/files";
import { keepHashedFiles } from "@/scripts/build/hashed-files";

const day = 24 * 60 * 60 * 1000;
const root = mkdtempSync(path.join(tmpdir(), "hashed-"));
const out = path.join(root, "out");
const store = path.join(root, "store");

/** Builds an export with these hashed files on a day, and returns the hashed files that are published. */
function release(onDay: number, ...files: string[]) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, "_next/static/chunks"), { recursive: true });
  for (const file of files) writeFileSync(path.join(out, "_next/static/chunks", file), file);
  keepHashedFiles(out, store, onDay * day);
  return filesIn(path.join(out, "_next/static/chunks"));
}

afterEach(() => rmSync(store, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("keeps a hashed file for 30 days after the release that replaced it", () => {
  expect(release(0, "a.js", "b.js")).toEqual(["a.js", "b.js"]);
  // The page that loads a.js was on the site until day 100.
  expect(release(100, "b.js", "c.js")).toEqual(["a.js", "b.js", "c.js"]);
  expect(release(130, "c.js")).toEqual(["a.js", "b.js", "c.js"]);
  expect(release(131, "c.js")).toEqual(["b.js", "c.js"]);
});

it("keeps a file that a rollback published again", () => {
  release(0, "a.js");
  release(10, "b.js");
  expect(release(20, "a.js")).toEqual(["a.js", "b.js"]);
  expect(release(45, "c.js")).toEqual(["a.js", "b.js", "c.js"]);
  expect(release(51, "c.js")).toEqual(["a.js", "c.js"]);
});
