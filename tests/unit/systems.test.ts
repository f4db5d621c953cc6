import { spawnSync } from "node:child_process";
import fs, { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn, removeDrafts, writeFileAtomic } from "@/scripts/build/files";
import { machineProblem } from "@/scripts/check-machine.mjs";
import { ownAddresses } from "@/scripts/dev/own-addresses";
import { withVariables } from "@/scripts/dev/variables";
import { bypassProxy } from "../helpers/bypass-proxy";

/* Machines that are not like ours: other systems, versions of Node, folders and permissions. */

const folder = mkdtempSync(path.join(tmpdir(), "machine-"));
const inFolder = (file: string) => path.join(folder, file);

afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

describe("Node", () => {
  const { engines, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  /* Sharp's copy, with which it checks its Node. */
  const semver = createRequire(require.resolve("sharp"))("semver");
  const oldest: string[] = engines.node.split("||").map((range: string) => semver.minVersion(range).version);

  it.each([...oldest, "26.0.0"])("%s is accepted by every package", (version) => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    const required: [string, { engines?: { node?: string }; optional?: boolean }][] = Object.entries(packages);
    const refusing = required.filter(
      ([, { engines, optional }]) => !optional && engines?.node && !semver.satisfies(version, engines.node),
    );
    expect(refusing.map(([name]) => name)).toEqual([]);
  });

  it.each(["README.md", "CONTRIBUTING.md"])("has the same versions in %s", (guide) => {
    const [first, second] = oldest.map((version) => version.replace(/(\.0)+$/, ""));
    expect(readFileSync(guide, "utf8")).toContain(`Node ${first} or a later 22, or Node ${second} or later`);
  });

  it("that is too old is named in one line, with what to do", () => {
    const problem = machineProblem({ folder: "/site", separator: "/", version: "18.20.8" });
    expect(problem).toMatch(/^Node 18\.20\.8 is too old for this site: install Node \d+ from \S+, or run .*$/);
    for (const version of ["20.9.0", ...oldest])
      expect(machineProblem({ folder: "/site", separator: "/", version })).toBeUndefined();
  });

  it("is checked by `npm ci` and by each build", () => {
    expect(scripts.prepare).toMatch(/^node scripts\/check-machine\.mjs/);
    expect(readFileSync("scripts/build/generate.ts", "utf8")).toMatch(/^import "\.\.\/check-machine\.mjs"/);
  });
});

describe("the folder of the site", () => {
  it.each(["My Site (1)", "site [1]", "it's 100% & more", "é"])("may be called %s", (name) => {
    expect(machineProblem({ folder: `/home/${name}/site`, separator: "/", version: "24.0.0" })).toBeUndefined();
    expect(machineProblem({ folder: `C:\\${name}\\site`, separator: "\\", version: "24.0.0" })).toBeUndefined();
  });

  it.each(["C#", "what?", "back\\slash"])("cannot be called %s, which one line explains", (name) => {
    expect(machineProblem({ folder: `/home/${name}/site`, separator: "/", version: "24.0.0" })).toMatch(
      /^The site cannot be built in \/home\/.*\/site, because of the “.” in this path: rename that folder\.$/,
    );
  });

  it("may have brackets in its name, and Jest finds the tests", () => {
    const site = inFolder("site [1]");
    for (const source of ["jest.config.mjs", "package.json", "tests"])
      cpSync(source, path.join(site, source), { recursive: true });
    for (const name of ["app", "lab/hosts"]) mkdirSync(path.join(site, name), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(site, "node_modules"), "junction");
    const jest = path.resolve("node_modules/jest/bin/jest.js");
    const options = { cwd: site, encoding: "utf8" } as const;
    const { stdout } = spawnSync(process.execPath, [jest, "--selectProjects", "unit", "--listTests"], options);
    expect(stdout).toContain("base-path.test.ts");
  });
});

describe("a file that the build writes", () => {
  const rename = fs.renameSync;
  const failWith = (code: string, times = Number.POSITIVE_INFINITY) => {
    let failures = 0;
    return jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
      if (failures++ < times) throw Object.assign(new Error(`${code}: operation not permitted`), { code });
      rename(from, to);
    });
  };

  it.each(["EPERM", "EACCES", "EBUSY"])("is written again after %s, while a virus scanner reads it", (code) => {
    failWith(code, 2);
    writeFileAtomic(inFolder(`written/${code}.css`), "new");
    expect(filesIn(inFolder("written"))).toContain(`${code}.css`);
    expect(filesIn(inFolder("written")).join()).not.toContain("draft");
  });

  it("leaves no draft when it cannot be written, and one line says what to do", () => {
    const file = inFolder("refused/a.css");
    failWith("ENOSPC");
    expect(() => writeFileAtomic(file, "new")).toThrow(
      /a\.css cannot be written \(ENOSPC\): check .* run the command again$/,
    );
    expect(filesIn(inFolder("refused"))).toEqual([]);
  });

  it("leaves no draft of a run that was interrupted", () => {
    const drafts = inFolder("drafts");
    const { pid: ended } = spawnSync(process.execPath, ["--version"]);
    mkdirSync(drafts);
    for (const pid of [ended, process.pid]) writeFileSync(path.join(drafts, `a.css.${pid}.draft`), "");
    removeDrafts(drafts);
    expect(filesIn(drafts)).toEqual([`a.css.${process.pid}.draft`]);
  });
});

it("prints commands with variables as the system's shells write them", () => {
  const variables = { PORT: 3001, HOST: "0.0.0.0" };
  expect(withVariables(variables, "npm start", "darwin")).toBe("PORT=3001 HOST=0.0.0.0 npm start");
  expect(withVariables(variables, "npm start", "win32")).toBe(
    '$env:PORT="3001"; $env:HOST="0.0.0.0"; npm start in PowerShell, set "PORT=3001" && set "HOST=0.0.0.0" && npm start in cmd',
  );
});

it("names the programs that the tests of hosts need in one line", () => {
  const options = { env: { PATH: folder, HOME: folder } as unknown as NodeJS.ProcessEnv, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "lab/hosts/install.ts"], options);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(
    /^The tests of hosts need rsync, nginx, .*: install them .* run npm run test:hosts again\.$/,
  );
});

it.each([
  [{}, "localhost,127.0.0.1,::1"],
  [{ NO_PROXY: "intranet.example" }, "intranet.example,localhost,127.0.0.1,::1"],
])("uses no proxy for this machine with %j", (env: NodeJS.Dict<string>, expected) => {
  bypassProxy(env);
  expect([env.no_proxy, env.NO_PROXY]).toEqual([expected, expected]);
});

it("lets a phone open the development server at each address of this machine", () => {
  expect(ownAddresses()).toContain("127.0.0.1");
  expect(ownAddresses().every((address) => address === address.toLowerCase())).toBe(true);
});

it("approves or denies the install script of each package that has one", () => {
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const locked: [string, { hasInstallScript?: boolean }][] = Object.entries(packages);
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScripts.map(([folder]) => folder.replace(/^.*node_modules\//, ""));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(names)].sort());
});
