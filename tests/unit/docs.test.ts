import { existsSync, readdirSync, readFileSync } from "node:fs";
import { filesIn } from "@/scripts/build/files";

/** Returns the paths in a text that do not exist. Ignores patterns, and pictures, which may be examples. */
function missingFiles(text: string): string[] {
  const paths =
    /(?<![\w./-])(?:app|art|components|content|deploy|docs|hooks|lab|lib|public|scripts|tests)\/[\w./-]*[\w/](?![\w…*[<-])/g;
  return (text.match(paths) ?? []).filter((path) => !/\.(png|jpg)$/.test(path) && !existsSync(path));
}

const pages = readdirSync("docs", { recursive: true, encoding: "utf8" }).map((file) => `docs/${file}`);
const guides = ["README.md", "CONTRIBUTING.md", ...pages].filter((file) => file.endsWith(".md"));
it.each(guides)("%s mentions only files, commands and pages that exist", (guide) => {
  const text = readFileSync(guide, "utf8");
  expect(missingFiles(text)).toEqual([]);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => String(name));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  // The newest version of a tool would run with the owner's credentials before anybody has seen it.
  const tools = [...text.matchAll(/npx (?:-\S+ )*(@?[\w/-]+)(\S*)/g)];
  const isPinned = ([, name, version = ""]: string[]) =>
    existsSync(`node_modules/${name}`) || /^@\d+\.\d+\.\d+$/.test(version.replace(/\W+$/, ""));
  expect(tools.filter((tool) => !isPinned(tool)).map(([command]) => command)).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to]) => String(to));
  const folder = guide.replace(/[^/]*$/, "");
  expect(links.filter((to) => !existsSync(folder + to))).toEqual([]);
});

const folders = ["app", "components", "content", "deploy", "hooks", "lib", "scripts", "tests"];
it.each(folders)("the comments in %s/ mention only files that exist", (folder) => {
  const sources = filesIn(folder).filter((file) => /\.(tsx?|css|m?js)$/.test(file));
  expect(sources).not.toEqual([]);
  const missing = sources.flatMap((file) => {
    const comments = readFileSync(`${folder}/${file}`, "utf8").match(/\/\*[\s\S]*?\*\/|\/\/ .*/g) ?? [];
    return missingFiles(comments.join("\n")).map((path) => `${folder}/${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});
