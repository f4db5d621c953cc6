import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "@/scripts/build/files";
import type { SiteCopy } from "../copy-site";

/** Returns pictures that no page, style sheet or script refers to, such as those of replaced content. */
function findUnusedPictures(out: string): string[] {
  const files = filesIn(out);
  const isText = (file: string) => /\.(html|js|css|xml|txt)$/.test(file);
  const texts = files.filter(isText).map((file) => readFileSync(path.join(out, file), "utf8"));
  const isUsed = (file: string) =>
    texts.some((text) => text.includes(path.basename(file).replace(/(-\d+)?\.\w+$/, "")));
  return files.filter((file) => /^(assets|lovable-uploads|cards)\//.test(file) && !isUsed(file));
}

function findWords(out: string, words: string[]): string[] {
  return filesIn(out).flatMap((file) => {
    const content = (file + readFileSync(path.join(out, file), "latin1")).toLowerCase();
    const found = words.filter((word) => content.includes(word.toLowerCase()));
    return found.map((word) => `${word} in ${file}`);
  });
}

/** Returns the titles of failed tests, or the end of the output if it has none. */
function failedTests({ code, output }: { code: number | null; output: string }): string[] {
  if (code === 0) return [];
  const lines = output.split("\n");
  const titles = lines.filter((line) => /^ {2}● |^\s+\d+\) \[/.test(line));
  return titles.length > 0 ? [...new Set(titles)] : lines.slice(-20);
}

/**
 * Builds an edited copy, runs the lane "content" and returns all problems. `removed` lists words that the export must not
 * contain. The behavior tests do not depend on the content.
 */
export function checkCopy(site: SiteCopy, removed: string[]) {
  site.build();
  const out = site.file("out");
  const tests = site.run("test:content");
  const browserTests = site.run("test:content-browser");
  // Skips the tests whose words the edits have changed.
  const wordTests = site.run("test:specified");
  return {
    unused: findUnusedPictures(out),
    remaining: findWords(out, removed),
    failed: [tests, browserTests, wordTests].flatMap(failedTests),
  };
}

export const noProblems = { unused: [], remaining: [], failed: [] };
