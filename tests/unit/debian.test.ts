import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installFromDebian, isHalfInstalled } from "@/scripts/browsers/debian";

/* Programs with the names of Debian's, so that nothing is installed. They write their arguments to a log. */
function fakeSystem(programs: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "system-"));
  const log = path.join(folder, "log");
  for (const [name, script] of Object.entries(programs)) {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "${log}"\n${script}\n`);
    chmodSync(file, 0o755);
  }
  process.env.PATH = `${folder}${path.delimiter}${originalPath}`;
  return { calls: () => readFileSync(log, "utf8"), folder };
}

const originalPath = process.env.PATH;
afterEach(() => {
  process.env.PATH = originalPath;
});

test("installs all packages at once, and waits for the lock of another installation", () => {
  const { calls } = fakeSystem({ "apt-get": "exit 0" });
  expect(installFromDebian(["webkit2gtk-driver", "xvfb"])).toBeUndefined();
  expect(calls()).toMatch(/apt-get update/);
  expect(calls()).toMatch(/apt-get install .*DPkg::Lock::Timeout=\d+ webkit2gtk-driver xvfb/);
});

test("returns what apt-get has printed when it fails", () => {
  fakeSystem({ "apt-get": 'echo "E: Unable to locate package xvfb" >&2; exit 100' });
  expect(installFromDebian(["xvfb"])).toContain("E: Unable to locate package xvfb");
});

test("completes an installation that was interrupted", () => {
  const interrupted = "E: dpkg was interrupted, you must manually run 'dpkg --configure -a' to correct the problem.";
  const { calls } = fakeSystem({
    "apt-get": `[ "$1" = update ] && exit 0; [ -e "$0.configured" ] || { echo "${interrupted}" >&2; exit 100; }`,
    dpkg: 'touch "$(dirname "$0")/apt-get.configured"',
  });
  expect(installFromDebian(["xvfb"])).toBeUndefined();
  expect(calls()).toContain("dpkg --configure -a");
});

test.each([
  ["unpacked", true],
  ["half-configured", true],
  ["installed", false],
  ["not-installed", false],
])("a package that is %s", (status, expected) => {
  fakeSystem({ "dpkg-query": `printf %s ${status}` });
  expect(isHalfInstalled("xvfb")).toBe(expected);
});
