import { readFileSync } from "node:fs";
import { brand } from "@/content/brand";
import { filesIn } from "@/scripts/build/files";

const names = [brand.name, brand.formerName, new URL(brand.siteUrl).hostname, brand.email]
  .flatMap((name) => name ?? [])
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

it.each([
  ["spells the product's name, former name or domain", RegExp(`\\b(${names.join("|")})\\b`, "i")],
  [
    "has a color that is not a token of the palette",
    /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(/i,
  ],
])("no source file %s", (_, pattern) => {
  const files = ["app", "components"]
    .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(tsx?|css)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
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
