import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brand } from "@/content/brand";

const isMade = (file: string) => file.startsWith(path.join("app", "generated"));

/** The source files in some folders, as path and text. */
function sources(...folders: string[]) {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.(tsx?|css)$/.test(file) && !isMade(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Each line that matches, as file, number and words, so that a failure says where. */
function linesWith(pattern: RegExp, among: ReturnType<typeof sources>) {
  return among.flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
}

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const colour =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(/i;
const zodImport = /(?:from|import|import\(|require\()\s*["']zod["']/;
const schemaValueImport = /^import (?!type\b).*from "(?:@\/content|\.{1,2}(?:\/content)?)\/schema"/;

const site = sources("app", "components");

describe("sources of the site", () => {
  it("are found", () => {
    const files = site.map(({ file }) => file);
    expect(files.length).toBeGreaterThan(40);
    expect(files).toEqual(
      expect.arrayContaining(["app/layout.tsx", "app/globals.css", "components/ui/marquee.tsx"]),
    );
  });

  it("do not spell the product's name, former name or domain", () => {
    const names = [brand.name, brand.formerName, new URL(brand.siteUrl).hostname, brand.email];
    const spelled = names.filter((name) => name !== undefined).map(literally);
    expect(linesWith(new RegExp(`\\b(${spelled.join("|")})\\b`, "i"), site)).toEqual([]);
  });

  it("hold no colour but by its name in the palette", () => {
    expect(linesWith(colour, site)).toEqual([]);
  });

  it("leave zod to the schema, the scripts and the tests", () => {
    const others = [
      ...site,
      ...sources("content").filter(({ file }) => file !== path.join("content", "schema.ts")),
    ];
    expect(linesWith(zodImport, others)).toEqual([]);
    expect(linesWith(schemaValueImport, others)).toEqual([]);
  });
});

describe("packages that are imported", () => {
  it("are declared, not lent by another package", () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    const declared = Object.keys({ ...dependencies, ...devDependencies });
    const folders = ["app", "components", "content", "deploy", "scripts"];
    const tests = ["e2e", "export", "owner", "unit", "webkit"].map((name) =>
      path.join("tests", name),
    );
    // An import of several lines ends with its `from`.
    const bare =
      /^(?:import |\} from |import .* from |export .* from )["']((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"']*)?["'];$/;
    const imports = sources(...folders, ...tests.filter((folder) => existsSync(folder))).flatMap(
      ({ file, text }) =>
        text.split("\n").flatMap((line) => {
          const name = bare.exec(line)?.[1];
          return name ? [{ file, name }] : [];
        }),
    );
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter(({ name }) => !declared.includes(name))).toEqual([]);
  });
});
