/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hasFiles, sizesOf } from "@/scripts/build/sources";

const out = mkdtempSync(path.join(tmpdir(), "out-"));
const page = path.join(out, "about-us/index.html");
const write = () => {
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, "<p>words</p>");
};
afterAll(() => rmSync(out, { recursive: true }));

it.each<[string, () => void, boolean]>([
  ["is whole", () => undefined, true],
  ["has another file, such as _headers", () => writeFileSync(path.join(out, "_headers"), ""), true],
  ["has an empty page", () => truncateSync(page), false],
  ["has half a page", () => truncateSync(page, 5), false],
  ["has lost a file", () => rmSync(page), false],
])("recognizes whether an export %s", (_, change, isWhole) => {
  write();
  const sizes = sizesOf(out);
  change();
  expect(hasFiles(out, sizes)).toBe(isWhole);
});
