import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/* The last step of a build, with an export that has no page. */

const site = mkdtempSync(path.join(tmpdir(), "export-"));
afterAll(() => rmSync(site, { recursive: true }));

it("prints what to do when the build is a preview", () => {
  const out = path.join(site, "out");
  mkdirSync(out, { recursive: true });
  for (const folder of ["art", "node_modules", "public"])
    symlinkSync(path.resolve(folder), path.join(site, folder), "junction");
  cpSync("package.json", path.join(site, "package.json"));
  const host = { CF_PAGES: "1", CF_PAGES_BRANCH: "draft", CF_PAGES_URL: "https://1a2b.site.pages.dev" };
  const env = { ...process.env, ...host, TSX_TSCONFIG_PATH: path.resolve("tsconfig.json") };
  const options = { cwd: site, env, encoding: "utf8" } as const;
  const step = path.resolve("scripts/build/finish-export.ts");
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", step], options);
  expect(stdout.trim()).toMatch(/^This is a preview of https:\/\/1a2b\.site\.pages\.dev, .* set SITE_URL: /);
  expect(stderr).toBe("");
});
