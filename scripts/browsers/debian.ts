import { spawnSync } from "node:child_process";
import { sleep } from "../sleep";
import { findOnPath } from "./find-on-path";

/** How long apt-get waits while another process, such as the system's updates, installs packages, in seconds. */
const lockTimeout = 600;

/** How often the package lists are requested while another process has locked them. apt-get does not wait for that lock. */
const updateAttempts = 60;

/** The time between two of these requests, in ms. */
const updateInterval = 5_000;

interface Result {
  hasSucceeded: boolean;
  /** The output of the command. */
  output: string;
}

function run(command: string, ...args: string[]): Result {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", env });
  return { hasSucceeded: status === 0, output: error?.message ?? `${stdout}${stderr}`.trim() };
}

/** Returns whether this process may install Debian packages: apt-get is installed, and the user is root. */
export function canInstallFromDebian(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0 && findOnPath("apt-get") !== undefined;
}

/** Returns whether an interrupted installation has left this package unpacked without its configuration. */
export function isHalfInstalled(name: string): boolean {
  if (!findOnPath("dpkg-query")) return false;
  const { output } = run("dpkg-query", "--show", "--showformat", "$" + "{db:Status-Status}", name);
  return /^(half-|unpacked|triggers-)/.test(output);
}

function updateLists(): Result {
  for (let attempt = 1; ; attempt += 1) {
    const result = run("apt-get", "update", "-qq");
    if (result.hasSucceeded || attempt === updateAttempts || !/lock/i.test(result.output)) return result;
    sleep(updateInterval);
  }
}

/**
 * Installs Debian packages, and first completes an installation that was interrupted. Waits while another process installs
 * packages. Returns what apt-get printed when it fails, otherwise undefined.
 */
export function installFromDebian(packages: string[]): string | undefined {
  const install = () =>
    run(
      "apt-get",
      "install",
      "-y",
      "-qq",
      "--no-install-recommends",
      "-o",
      `DPkg::Lock::Timeout=${lockTimeout}`,
      ...packages,
    );
  const update = updateLists();
  let result = install();
  if (!result.hasSucceeded && result.output.includes("dpkg --configure -a")) {
    run("dpkg", "--configure", "-a");
    result = install();
  }
  if (result.hasSucceeded) return undefined;
  return [update, result].flatMap(({ hasSucceeded, output }) => (hasSucceeded ? [] : output)).join("\n");
}
