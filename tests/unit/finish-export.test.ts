import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/* The last step of a build, with an export that has no page. */

const site = mkdtempSync(path.join(tmpdir(), "export-"));
afterAll(() => rmSync(site, { recursive: true }));

it.each([
  [
    "master",
    "that it is a preview, and what to do",
    /^This is a preview of https:\/\/1a2b\.site\.pages\.dev, .* set SITE_URL: /,
  ],
  ["main", "nothing of a preview", /^$/],
])("a build of the branch %s on Cloudflare prints %s", (branch, _, lines) => {
  const out = path.join(site, branch, "out");
  mkdirSync(out, { recursive: true });
  for (const folder of ["art", "node_modules", "public"])
    symlinkSync(path.resolve(folder), path.join(site, branch, folder), "junction");
  cpSync("package.json", path.join(site, branch, "package.json"));
  const host = { CF_PAGES: "1", CF_PAGES_BRANCH: branch, CF_PAGES_URL: "https://1a2b.site.pages.dev" };
  const env = { ...process.env, ...host, TSX_TSCONFIG_PATH: path.resolve("tsconfig.json") };
  const options = { cwd: path.join(site, branch), env, encoding: "utf8" } as const;
  const step = path.resolve("scripts/build/finish-export.ts");
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", step], options);
  expect([stdout.trim(), stderr]).toEqual([expect.stringMatching(lines), ""]);
});
