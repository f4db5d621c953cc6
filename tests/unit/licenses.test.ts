import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fonts } from "@/content/theme";
import { licenses } from "@/scripts/build/licenses";

const site = mkdtempSync(path.join(tmpdir(), "licenses-"));
afterAll(() => rmSync(site, { recursive: true }));

/** Writes a package with a license into a folder of the site. */
function install(folder: string, name: string, dependencies: string[] = []) {
  const dir = path.join(site, folder);
  mkdirSync(dir, { recursive: true });
  const about = {
    name,
    version: "1.0.0",
    license: "MIT",
    dependencies: Object.fromEntries(dependencies.map((to) => [to, "1"])),
  };
  writeFileSync(path.join(dir, "package.json"), JSON.stringify(about));
  writeFileSync(path.join(dir, "LICENSE"), `License of ${name}`);
}

it("has the license of each package that the site depends on, even where only the package finds it, as with pnpm", () => {
  for (const font of Object.values(fonts)) install(`node_modules/${font}`, font);
  install(".", "site", ["a"]);
  install("node_modules/.pnpm/a@1/node_modules/a", "a", ["b"]);
  install("node_modules/.pnpm/a@1/node_modules/b", "b", ["a"]);
  install("node_modules/unused", "unused");
  symlinkSync(path.join(site, "node_modules/.pnpm/a@1/node_modules/a"), path.join(site, "node_modules/a"), "junction");
  const notices = licenses(site);
  for (const name of ["a", "b", ...Object.values(fonts)])
    expect(notices).toContain(`${name} 1.0.0\n\nLicense of ${name}\n`);
  expect(notices).not.toContain("unused");
});

it("has the licenses of React and Next", () => {
  const notices = licenses();
  for (const name of ["react", "react-dom", "scheduler", "next"]) expect(notices).toMatch(RegExp(`^${name} \\d`, "m"));
});
