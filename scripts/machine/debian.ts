import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Returns where a command is found along PATH; undefined where it is not. */
export function onPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

/** Installs Debian's packages where that is allowed: as root, on a system that has apt. */
export function installFromDebian(packages: string[]): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !onPath("apt-get")) return;
  console.log(`Installing from Debian: ${packages.join(", ")}.`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  for (const command of [["update", "-qq"], install])
    spawnSync("apt-get", command, { stdio: "ignore", env: environment });
}

/** Returns what `find` finds, if need be after installing one of the sets of packages; throws `message` where that fails too. */
export function findOrInstall<Found>(
  find: () => Found | undefined,
  sets: string[][],
  message: string,
): Found {
  for (const packages of sets) if (!find()) installFromDebian(packages);
  const found = find();
  if (!found) throw new Error(message);
  return found;
}
