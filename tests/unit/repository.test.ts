import { existsSync, readFileSync } from "node:fs";
import { brand } from "@/content/brand";
import { filesIn } from "@/scripts/build/files";

/* The rules for the files of the repository. A message has the file and line, what breaks the rule, and the rule. */

const filesOf = (...folders: string[]) =>
  folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));

const names = [brand.name, brand.formerName, new URL(brand.siteUrl).hostname, brand.email]
  .flatMap((name) => name ?? [])
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

it.each([
  [
    "The product's name, domain and address are in content/brand.ts: import them",
    RegExp(`\\b(${names.join("|")})\\b`, "i"),
  ],
  [
    "A color is a token of content/theme.ts: use `text-ink` or `var(--color-ink)`",
    /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(/i,
  ],
])("%s", (rule, pattern) => {
  const files = filesOf("app", "components").filter((file) => /\.(tsx?|css)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? `${file}:${index + 1}: ${line.trim()} — ${rule}.` : [])),
  );
  expect(found.join("\n")).toBe("");
});

it.each([
  { req: "137", name: "next/script" },
  { req: "138", name: "@radix-ui/react-accordion" },
  { req: "139", name: "@radix-ui/react-tooltip" },
  { req: "140", name: "framer-motion" },
  { req: "141", name: "next-seo" },
  { req: "142", name: "tailwindcss" },
  { req: "143", name: "@testing-library/react" },
  { req: "143", name: "playwright" },
])("uses $name (req $req)", ({ name }) => {
  const [, packageName] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys({ ...dependencies, ...devDependencies })).toContain(packageName);
  const files = filesOf("app", "components", "hooks", "lib", "tests").filter((file) => /\.(tsx?|css)$/.test(file));
  const users = files.filter((file) => RegExp(`(from|import) "${name}["/]`).test(readFileSync(file, "utf8")));
  expect(users).not.toEqual([]);
});

it("has the specified folders (req 144)", () => {
  for (const folder of ["app", "components", "content", "hooks", "lib", "public", "tests"])
    expect([folder, existsSync(folder)]).toEqual([folder, true]);
});

it("each of the 144 requirements is in the title of a test", () => {
  const tests = filesOf("tests").filter((file) => /\.test\.tsx?$/.test(file));
  const numbers = tests.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\breq:? "?(\d[\d, ]*)/g)].flatMap(
      ([, list = ""]) => list.match(/\d+/g) ?? [],
    ),
  );
  const listed = [...readFileSync("docs/requirements.md", "utf8").matchAll(/^\| (\d+) \|/gm)].map(
    ([, number]) => number,
  );
  expect(listed).toHaveLength(144);
  expect(listed.filter((number) => !numbers.includes(`${number}`))).toEqual([]);
});

it("content/index.ts lists every module with copy", () => {
  const helpers = ["drawings", "index", "people", "screens", "sources"];
  const modules = filesIn("content").flatMap((file) => (file.includes("/") ? [] : file.replace(".ts", "")));
  const index = readFileSync("content/index.ts", "utf8");
  const listed = [...index.matchAll(/from "\.\/(.+)"/g)].map(([, module]) => module);
  expect([...listed, ...helpers].sort()).toEqual(modules.sort());
});

it("content/schema/index.ts exports every schema", () => {
  const helpers = ["card-letters", "characters", "index", "plain-text"];
  const schemas = filesIn("content/schema").map((file) => file.replace(".ts", ""));
  const index = readFileSync("content/schema/index.ts", "utf8");
  const exported = [...index.matchAll(/from "\.\/(.+)"/g)].map(([, name]) => name);
  expect([...exported, ...helpers].sort()).toEqual(schemas.sort());
});

/* An upgrade with npm may omit packages for other systems, where `npm ci` then fails. */
it("the lockfile has each native package for every system", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const native = /(darwin|linux|win32)-(x64|arm64)/;
  const locked = Object.values(packages) as { optionalDependencies?: object }[];
  const required = locked
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => native.test(name));
  for (const system of ["darwin", "linux", "win32"])
    expect(required.filter((name) => name.includes(system)).length).toBeGreaterThan(3);
  const names = Object.keys(packages).map((place) => place.split("node_modules/").at(-1));
  expect(required.filter((name) => !names.includes(name))).toEqual([]);
});
