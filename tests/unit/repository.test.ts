import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brand } from "@/content/brand";
import { flags } from "@/content/flags";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);

/** Each line of the sources in some folders that matches, with its file, so that a failure says where. */
function linesWith(pattern: RegExp, ...folders: string[]) {
  const files = folders
    .flatMap(filesIn)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/^app\/generated|schema\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

describe("sources of the site", () => {
  it("do not spell the product's name, former name or domain", () => {
    const names = [brand.name, brand.formerName, new URL(brand.siteUrl).hostname, brand.email]
      .flatMap((name) => name ?? [])
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const spelled = new RegExp(`\\b(${names.join("|")})\\b`, "i");
    expect(linesWith(spelled, "app", "components")).toEqual([]);
  });

  it("hold no colour but by its name in the palette", () => {
    const colour =
      /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(/i;
    expect(linesWith(colour, "app", "components")).toEqual([]);
  });

  it("leave zod to the schema, the scripts and the tests", () => {
    const zod =
      /(?:from|import|import\(|require\()\s*["']zod["']|^import (?!type\b).*["'](?:@\/content|\.{1,2}(?:\/content)?)\/schema"/;
    expect(linesWith(zod, "app", "components", "content")).toEqual([]);
  });
});

it("packages that are imported are declared, not lent by another package", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  // An import of several lines ends with its `from`.
  const bare =
    /: (?:import |\} from |import .* from |export .* from )["']((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"']*)?["'];$/;
  const tests = ["unit", "export", "e2e", "webkit", "owner"].map((name) => `tests/${name}`);
  const folders = ["app", "components", "content", "deploy", "scripts", ...tests];
  const imported = linesWith(/from|import/, ...folders.filter((folder) => existsSync(folder)));
  const names = imported.flatMap((line) => bare.exec(line)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(100);
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  expect(names.filter((name) => !declared.includes(name))).toEqual([]);
});

/* npm leaves out what the registry lacks on the day of an upgrade, and `npm ci` then fails on another system. */
it("the lockfile holds every system's file of each package that has one for each", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const native = /(darwin|linux|win32)-(x64|arm64)/;
  const locked = Object.values(packages) as { optionalDependencies?: object }[];
  const wanted = locked
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => native.test(name));
  for (const system of ["darwin", "linux", "win32"])
    expect(wanted.filter((name) => name.includes(system)).length).toBeGreaterThan(3);
  const names = Object.keys(packages).map((place) => place.split("node_modules/").at(-1));
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});

it("each flag has a shape and a severity of its own", () => {
  const sheet = readFileSync("components/ui/flag.css", "utf8");
  for (const { name } of flags) expect(sheet).toContain(`.flag-${name}::before`);
  expect(new Set(flags.map(({ severity }) => severity)).size).toBe(flags.length);
});
