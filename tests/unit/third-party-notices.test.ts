/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { thirdPartyNotices } from "@/scripts/build/third-party-notices";

const chunks = mkdtempSync(path.join(tmpdir(), "chunks-"));
const next = "turbopack:///[project]/node_modules/next/dist/client/index.js";

const writeMap = (sources: string[]) =>
  writeFileSync(path.join(chunks, "a.js.map"), JSON.stringify({ sections: [{ map: { sources } }] }));

afterEach(() => rmSync(path.join(chunks, "a.js.map"), { force: true }));
afterAll(() => rmSync(chunks, { recursive: true }));

it("has the license of React, which the source maps do not list", () => {
  writeMap([next]);
  const notices = thirdPartyNotices(chunks);
  for (const name of ["react", "react-dom", "scheduler"]) expect(notices).toMatch(RegExp(`^${name}\\b(?!-)`, "m"));
});

it("has the license of each package in the source maps", () => {
  writeMap([next, "turbopack:///[project]/node_modules/clsx/dist/clsx.mjs"]);
  expect(thirdPartyNotices(chunks)).toMatch(/^clsx \d/m);
});

it("stops the build when Next writes no source maps there", () => {
  expect(() => thirdPartyNotices(chunks)).toThrow(`expected source maps in ${chunks}, found none`);
  expect(() => thirdPartyNotices(`${chunks}/none`)).toThrow("expected source maps");
});

it("stops the build when the source maps do not list the packages", () => {
  writeMap(["turbopack:///[project]/app/page.tsx"]);
  expect(() => thirdPartyNotices(chunks)).toThrow(`expected modules of next in ${chunks}, found none`);
});
