import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { caching, cachingOf, security, typeOf, types } from "@/deploy/headers";
import { hosts } from "@/deploy/hosts";
import { filesOf, notePublished, stage, storeOf } from "@/deploy/releases";

test("uploaded are the files of a release, and the hashed ones of those that visitors may have open", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "publish-"));
  const folder = (name: string) => path.join(dir, name);
  const store = storeOf(dir);
  const publish = (release: string, day: number, from = folder("out")) => {
    const gone = stage(store, from, folder("site"), new Date(2026, 0, day));
    notePublished(store, from);
    expect(readFileSync(folder("site/index.html"), "utf8")).toBe(release);
    return { gone, there: filesOf(folder("site")).join(" ") };
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
const env = { S3_BUCKET: "b", RSYNC_TARGET: "me@host:/srv", GITHUB_REMOTE: "git@host:me/site.git" };
const commandsOf = (host: string, gone: string[] = []) =>
  hosts[host]?.commands({ site: "site", files, gone, goneList: "gone.txt", env }) ?? [];

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

test("a bucket gets each file once, with its type and how long it may be kept, whatever its ending", () => {
  const uploads = commandsOf("s3").filter((command) => command.includes("--recursive"));
  for (const file of files) {
    const pattern = file.startsWith("_next/") ? "_next/static/*.js" : file;
    const of = uploads.filter((command) => command.includes(pattern));
    expect([file, of.length]).toEqual([file, 1]);
    expect(of[0]).toEqual(expect.arrayContaining([typeOf(file), cachingOf(`/${file}`)]));
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

  test.each([...config, "deploy/cloudfront-headers.json"])("%s sends our headers", (file) => {
    for (const [name, value] of Object.entries(security)) {
      // CloudFront has fields of its own for some.
      if (!file.includes("cloudfront")) expect(said(file)).toContain(name);
      else if (/nosniff|max-age/.test(value)) continue;
      expect(said(file)).toContain(value);
    }
  });

  test.each(config)("%s says how long a file may be kept", (file) => {
    for (const value of [caching.forever, caching.hour]) expect(said(file)).toContain(value);
  });

  test.each(["public/.htaccess", "deploy/nginx.conf"])("%s knows every type", (file) => {
    for (const [extension, type] of Object.entries(types))
      expect(said(file)).toMatch(new RegExp(`"${type.replace("+", "\\+")}" \\.?${extension}\\b`));
  });
});
