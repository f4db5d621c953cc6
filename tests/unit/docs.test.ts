import { existsSync, readdirSync, readFileSync } from "node:fs";

const pages = readdirSync("docs", { recursive: true, encoding: "utf8" }).map((file) => `docs/${file}`);
const guides = ["README.md", "CONTRIBUTING.md", ...pages].filter((file) => file.endsWith(".md"));
it.each(guides)("%s mentions only files, commands and pages that exist", (guide) => {
  const text = readFileSync(guide, "utf8");
  /* Paths in a top-level folder, except patterns. Pictures may be missing. */
  const paths =
    /(?<![\w./-])(?:app|art|components|content|deploy|docs|hooks|lab|lib|public|scripts|tests)\/[\w./-]*[\w/](?![\w…*[])/g;
  const files = (text.match(paths) ?? []).filter((path) => !/\.(png|jpg)$/.test(path));
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => String(name));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to]) => String(to));
  const folder = guide.replace(/[^/]*$/, "");
  expect(links.filter((to) => !existsSync(folder + to))).toEqual([]);
});
