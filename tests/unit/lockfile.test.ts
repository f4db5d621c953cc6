import { readFileSync } from "node:fs";

interface Locked {
  optionalDependencies?: Record<string, string>;
}
const locked: Record<string, Locked> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;
const native = /(darwin|linux|win32)-(x64|arm64)/;

/* npm leaves out what the registry lacks on the day of an upgrade, and `npm ci` then fails on another system. */
it("the lockfile holds every system's file of each package that has one for each", () => {
  const wanted = Object.values(locked).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => native.test(name)),
  );
  for (const system of ["darwin", "linux", "win32"])
    expect(wanted.filter((name) => name.includes(system)).length).toBeGreaterThan(3);
  const names = new Set(Object.keys(locked).map((place) => place.split("node_modules/").at(-1)));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});
