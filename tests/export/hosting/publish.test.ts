import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { caching, cachingOf, security, typeOf, types } from "@/deploy/headers";
import { hosts } from "@/deploy/hosts";
import { notePublished, stage, storeOf } from "@/deploy/releases";
import { filesIn } from "@/scripts/build/files";

test("uploaded are the files of a release, and the hashed ones of those that visitors may have open", () => {
  const dir = mkdtempSync(`${tmpdir()}/publish-`);
  const folder = (name: string) => `${dir}/${name}`;
  const store = storeOf(dir);
  const publish = (release: string, day: number, from = folder("out")) => {
    const gone = stage(store, from, folder("site"), new Date(2026, 0, day));
    notePublished(store, from);
    expect(readFileSync(folder("site/index.html"), "utf8")).toBe(release);
    return { gone, there: filesIn(folder("site")).join(" ") };
  };
  const build = (release: string, ...files: string[]) => {
    rmSync(folder("out"), { recursive: true, force: true });
    for (const file of [`_next/static/${release}.js`, "index.html", ...files]) {
      mkdirSync(path.dirname(folder(`out/${file}`)), { recursive: true });
      writeFileSync(folder(`out/${file}`), release);
    }
  };
  build("a", "old.html");
  publish("a", 1);
  build("b");
  const both = "_next/static/a.js _next/static/b.js index.html";
  expect(publish("b", 2)).toEqual({ gone: ["old.html"], there: both });
  // There and back again.
  for (const before of ["a", "b"]) publish(before, 3, store.previous);
  build("c");
  const { gone, there } = publish("c", 34);
  // Visitors had b until today; a was replaced more than 30 days ago.
  expect(gone).toContain("_next/static/a.js");
  expect(there).toBe("_next/static/b.js _next/static/c.js index.html");
  rmSync(dir, { recursive: true });
});

const files = [
  ...["_next/static/chunks/a.js", "_headers", "about-us.html", "index.html", "index.txt"],
  ...["assets/a.avif", "assets/terms.pdf", "assets/film.unknown"],
  ".well-known/apple-app-site-association",
];
const commandsOf = (host: string, gone: string[] = []) =>
  hosts[host]?.commands({
    ...{ site: "site", gone, goneList: "gone.txt", to: "b", env: {} },
    files: files.filter((file) => hosts[host]?.isSent?.(file) ?? true),
  }) ?? [];

test.each([
  ["s3", /index\.txt/, /--include index\.html/, /rm .*s3:\/\/b\/old\.html/],
  ["rsync", /--exclude=\*\.html/, /--delay-updates/, /--files-from=gone\.txt/],
])(
  "%s gets hashed files first, pages last, and loses only what is gone",
  (host, others, pages, removal) => {
    const all = commandsOf(host, ["old.html"]).map((command) => command.join(" "));
    const first = (what: RegExp) => all.findIndex((command) => what.test(command));
    expect(first(/_next\/static\//)).toBe(0);
    expect(first(pages)).toBeGreaterThan(first(others));
    expect(all.at(-1)).toMatch(removal);
    expect(all.slice(0, -1).join()).not.toMatch(/ rm | --delete/);
  },
);

test("a bucket gets each file that is its business once, with its type and how long it may be kept, whatever its ending", () => {
  const uploads = commandsOf("s3").filter((command) => command.includes("--recursive"));
  for (const file of files) {
    const its = uploads.filter((command) => command.includes(file));
    const kind = expect.arrayContaining([typeOf(file), cachingOf(`/${file}`)]);
    expect([file, its]).toEqual([file, file === "_headers" ? [] : [kind]]);
  }
  // The bucket's own website would redirect /about-us, and lose an ad's parameters.
  expect(commandsOf("s3").some((command) => command.includes("s3://b/about-us"))).toBe(true);
});

describe("what hosts are told in their own words", () => {
  const said = (file: string) => readFileSync(file, "utf8").replaceAll("\\", "");
  const config = [
    ...["public/_headers", "public/.htaccess", "deploy/nginx.conf", "deploy/Caddyfile"],
    ...["deploy/firebase.json", "deploy/vercel.json"],
  ];

  test.each(config)("%s sends our headers, and says how long a file may be kept", (file) => {
    for (const words of [...Object.entries(security).flat(), caching.forever, caching.hour])
      expect(said(file)).toContain(words);
  });

  test("CloudFront, which has fields of its own for some, sends our headers", () => {
    const values = Object.values(security).filter((value) => !/nosniff|max-age/.test(value));
    for (const value of values) expect(said("deploy/cloudfront-headers.json")).toContain(value);
  });

  test.each(["public/.htaccess", "deploy/nginx.conf"])("%s knows every type", (file) => {
    for (const [extension, type] of Object.entries(types))
      expect(said(file)).toMatch(new RegExp(`"${type.replace("+", "\\+")}" \\.?${extension}\\b`));
  });
});
