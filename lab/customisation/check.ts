import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "@/scripts/build/files";
import { copySite } from "../copy";
import { apply, edits } from "./edits";

/** Files that nothing in the export names: what an owner replaced and a host would still show. */
function stale(out: string): string[] {
  const files = filesIn(out);
  const isText = (file: string) => /\.(html|js|css|xml|webmanifest|txt)$/.test(file);
  const texts = files.filter(isText).map((file) => readFileSync(path.join(out, file), "utf8"));
  const isNamed = (file: string) =>
    texts.some((text) => text.includes(path.basename(file).replace(/(-\d+)?\.\w+$/, "")));
  return files.filter((file) => /^(assets|lovable-uploads|cards)\//.test(file) && !isNamed(file));
}

/** The names of the failed tests; where there are none, the last that was said. */
function failed({ code, output }: { code: number | null; output: string }): string[] {
  if (code === 0) return [];
  const lines = output.split("\n");
  const names = lines.filter((line) => /^ {2}● |^\s+\d+\) \[/.test(line));
  return names.length > 0 ? [...new Set(names)] : lines.slice(-20);
}

/** Makes edits in a copy, builds it and runs its own tests; gives what is wrong, and says it as a line of the table. */
export async function faultsOf(names: string[], title: string, withBrowser: boolean) {
  const site = copySite(title.replace(/\W+/g, "-"));
  await apply(site, names);
  site.build();
  const out = site.file("out");
  const gone = names.flatMap((name) => edits[name]?.gone ?? []).flatMap((words) => words ?? []);
  const traces = filesIn(out).flatMap((file) => {
    const all = file + readFileSync(path.join(out, file), "latin1");
    const found = gone.filter((words) => all.toLowerCase().includes(words.toLowerCase()));
    return found.map((words) => `${words} in ${file}`);
  });
  // They build copies of their own, start the server or read what is not copied, and no owner's edit changes what they say.
  const others = "hosting/(reproducible|start)|unit/docs";
  const options = `--selectProjects export --testPathIgnorePatterns ${others}`;
  const tests = site.run("test:unit", ...options.split(" "));
  const browser = withBrowser ? site.run("test:e2e") : { code: 0, output: "" };
  const faults = { stale: stale(out), traces, tests: failed(tests), browser: failed(browser) };
  console.log(
    `| ${title} | built | ${faults.tests.length} + ${faults.browser.length} failed | ${[...faults.stale, ...traces].join(", ") || "nothing"} |`,
  );
  return faults;
}

export const none = { stale: [], traces: [], tests: [], browser: [] };
