import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Returns the path of a command on PATH, or undefined. */
export function findOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

/** Installs Debian packages, and logs that it does. Does nothing without apt or without root. */
export function installFromDebian(...packages: string[]): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !findOnPath("apt-get")) return;
  console.log(
    `Installs what the tests need with apt-get, as root: ${packages.join(", ")}. To prevent it, run as another user.`,
  );
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = `apt-get install -y -qq --no-install-recommends ${packages.join(" ")}`;
  spawnSync(`apt-get update -qq; ${install}`, { shell: true, stdio: "ignore", env });
}
