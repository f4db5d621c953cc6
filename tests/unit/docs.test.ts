import { existsSync, readdirSync, readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const guides = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];
/* A path of the repository: its top folder and what follows, and no pattern. */
const paths =
  /(?<![\w./-])(?:app|art|bench|components|content|deploy|docs|public|scripts|tests)\/[\w./-]*[\w/](?![\w…*[])/g;

describe.each(guides)("%s", (guide) => {
  const text = readFileSync(guide, "utf8");

  it("names no file that is not there", () => {
    // Where an owner's own files go.
    const named = (text.match(paths) ?? []).filter((path) => !/\.(png|jpg)$/.test(path));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("names no command that is not there", () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => String(name));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("links to no page that is not there", () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to]) => String(to));
    const folder = guide.replace(/[^/]*$/, "");
    expect(links.filter((to) => !existsSync(folder + to))).toEqual([]);
  });
});
