import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pageLabel } from "@/content/page-label";
import { withPageLabel } from "@/scripts/build/page-label";
import { out, parse, read, wordsOf } from "./exported";

const $ = parse("index.html");
const label = wordsOf($, `#${pageLabel.id}`);
const html = read("index.html");
const kb = (bytes: number) => `(${Math.round(bytes / 1000)} KB)`;
const bytesOf = (file: string) => readFileSync(path.join(out, file));
const _all = (pattern: RegExp) => [...new Set(html.match(pattern))];
const _sum = (files: string[], weigh: (file: string) => number) =>
  files.reduce((total, file) => total + weigh(file), 0);
const _sent = (file: string) => brotliCompressSync(bytesOf(file)).length;

describe("the page's own label", () => {
  it("weighs the page as it is sent", () => {
    expect(label).toContain(`HTML with its style sheet ${kb(brotliCompressSync(html).length)}`);
    expect($("link[rel=stylesheet]")).toHaveLength(0);
  });

  it("names each host that the page's policy allows beside ours, and what it is for", () => {
    const policy = $("meta[http-equiv='Content-Security-Policy']").attr("content") ?? "";
    const hosts = [...policy.matchAll(/https?:\/\/([^/\s;]+)/g)].map(([, host]) => host);
    expect(hosts.filter((host) => !label.includes(String(host)))).toEqual([]);
    for (const { name, hosts, what } of pageLabel.foreign)
      expect(label).toContain(
        `${name}, ${hosts.length ? `${pageLabel.from.others} ${hosts.join(", ")}` : pageLabel.from.ours}, ${what}.`,
      );
  });

  it.each([
    ["a host that it does not name", "script-src https://ads.example/a.js"],
    ...(pageLabel.foreign.some(({ hosts }) => hosts.length > 0)
      ? [["no host, and it names one", "script-src 'self'"]]
      : []),
  ])("stops the build when the policy allows %s", (_, policy) => {
    const finish = (page: string) =>
      `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${page}`;
    expect(() => withPageLabel(`<p>${pageLabel.list}</p>`, out, finish)).toThrow(
      "its policy allows",
    );
  });

  it("stops the build when the page has no place for it", () => {
    expect(() => withPageLabel("<p></p>", out, (page) => page)).toThrow("no place");
  });
});
