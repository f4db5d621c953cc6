import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Installs what the package.json in `folder` names, unless it is there: tools too heavy for everybody's
 * `npm ci`. Their own install steps are left out. Throws one line when they cannot be had.
 */
export function fetchPackages(folder: string): void {
  const installed = path.join(folder, "node_modules/.package-lock.json");
  const wanted = path.join(folder, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log(`Installing what ${folder} needs, once.`);
  const { status } = spawnSync("npm", ["ci", "--silent", "--ignore-scripts", "--prefix", folder], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm ci --prefix ${folder} failed`);
}
