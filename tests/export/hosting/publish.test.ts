import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { caching, cachingOf, security, typeOf, types } from "@/deploy/headers";
import { hosts } from "@/deploy/hosts";
import { filesOf, notePublished, stage, storeOf } from "@/deploy/releases";

describe("what is uploaded", () => {
  let dir: string;
  const folder = (name: string) => path.join(dir, name);
  const page = () => readFileSync(folder("site/index.html"), "utf8");

  /** Publishes an export of these files; returns those that are removed from the host. */
  function publish(release: string, day: number, ...files: string[]) {
    rmSync(folder("out"), { recursive: true, force: true });
    for (const file of [`_next/static/chunks/${release}.js`, "index.html", ...files]) {
      mkdirSync(path.dirname(folder(`out/${file}`)), { recursive: true });
      writeFileSync(folder(`out/${file}`), release);
    }
    const gone = stage(storeOf(dir), folder("out"), folder("site"), new Date(2026, 0, day));
    notePublished(storeOf(dir), folder("out"));
    return gone;
  }
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), "publish-"));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test("holds the hashed files of older releases, but not their pages", () => {
    publish("a", 1, "old.html");
    expect(publish("b", 2)).toEqual(["old.html"]);
    expect(filesOf(folder("site"))).toEqual([
      "_next/static/chunks/a.js",
      "_next/static/chunks/b.js",
      "index.html",
    ]);
    expect(page()).toBe("b");
  });

  test("leaves out, and names as gone, what was replaced more than 30 days ago", () => {
    publish("a", 1);
    publish("b", 2);
    // Visitors had b until today.
    expect(publish("c", 33)).toEqual(["_next/static/chunks/a.js"]);
    expect(filesOf(folder("site"))).toEqual([
      "_next/static/chunks/b.js",
      "_next/static/chunks/c.js",
      "index.html",
    ]);
  });

  test("is after a rollback what it was before, and after another what it was then", () => {
    publish("a", 1);
    publish("b", 2);
    const store = storeOf(dir);
    for (const before of ["a", "b"]) {
      stage(store, store.previous, folder("site"), new Date(2026, 0, 3));
      notePublished(store, store.previous);
      expect(page()).toBe(before);
    }
  });
});

const files = [
  "_next/static/chunks/a.js",
  "_headers",
  "about-us.html",
  "index.html",
  "index.txt",
  "assets/a.avif",
  "assets/terms.pdf",
  "assets/film.unknown",
  ".well-known/apple-app-site-association",
];
const env = { S3_BUCKET: "b", RSYNC_TARGET: "me@host:/srv", GITHUB_REMOTE: "git@host:me/site.git" };
const commandsOf = (host: string, gone: string[] = []) =>
  hosts[host]?.commands({ site: "site", files, gone, goneList: "gone.txt", env }) ?? [];

test.each(["s3", "rsync"])("%s gets hashed files first, and pages last", (host) => {
  const all = commandsOf(host).map((command) => command.join(" "));
  const first = (what: RegExp) => all.findIndex((command) => what.test(command));
  expect(first(/_next\/static\//)).toBe(0);
  const pages = host === "s3" ? /--include index.html/ : /--delay-updates/;
  expect(first(pages)).toBeGreaterThan(first(host === "s3" ? /index.txt/ : /--exclude=\*\.html/));
});

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

test("what is gone is removed last, and only that", () => {
  expect(commandsOf("s3", ["old.html"]).at(-1)).toEqual(
    expect.arrayContaining(["rm", "s3://b/old.html"]),
  );
  expect(commandsOf("rsync", ["old.html"]).at(-1)).toContain("--files-from=gone.txt");
  for (const command of [...commandsOf("s3"), ...commandsOf("rsync")])
    expect(command.filter((word) => /^(rm|--delete.*)$/.test(word))).toEqual([]);
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
