import { spawnSync } from "node:child_process";

/** Builds the fixture site before the tests that read its export, unless it is up to date. */
export default function setUp() {
  const { NODE_ENV: _, ...env } = process.env;
  const { status } = spawnSync("npm", ["run", "-s", "build:fixture"], {
    env,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("The fixture site does not build.");
}
