import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cachingOf, typeOf } from "@/deploy/headers";
import { hosts } from "@/deploy/hosts";
import { filesOf, openReleases, openStore, previousRelease } from "@/deploy/releases";

const at = (release: string, day: number) => ({
  release,
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const on = (day: number) => new Date(Date.UTC(2026, 0, day));

test("a release stays open for visitors for 30 days after another took its place", () => {
  const history = [at("a", 1), at("b", 2), at("c", 20)];
  expect(openReleases(history, on(20), 30)).toEqual(["a", "b", "c"]);
  expect(openReleases(history, on(35), 30)).toEqual(["b", "c"]);
  expect(openReleases(history, on(365), 30)).toEqual(["c"]);
});

test("the way back leads to the release before, and forth again", () => {
  expect(previousRelease([])).toBeUndefined();
  expect(previousRelease([at("a", 1)])).toBeUndefined();
  expect(previousRelease([at("a", 1), at("b", 2), at("b", 3)])).toBe("a");
  expect(previousRelease([at("a", 1), at("b", 2), at("a", 3)])).toBe("b");
});

describe("what is uploaded", () => {
  let dir: string;
  const out = () => path.join(dir, "out");
  const site = () => path.join(dir, "site");
  const store = () => openStore(path.join(dir, "releases"));
  function build(name: string, ...files: string[]) {
    rmSync(out(), { recursive: true, force: true });
    for (const file of [`_next/static/chunks/${name}.js`, "index.html", ...files]) {
      mkdirSync(path.dirname(path.join(out(), file)), { recursive: true });
      writeFileSync(path.join(out(), file), name);
    }
  }
  function publish(release: string, day: number) {
    const releases = store();
    releases.keep(out(), release);
    const open = openReleases(
      [...releases.history, { release, at: on(day).toISOString() }],
      on(day),
      30,
    );
    const gone = releases.stage(release, site(), open);
    releases.published(release, on(day), 30);
    return gone;
  }
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), "publish-"));
    mkdirSync(path.join(dir, "releases"));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test("holds the hashed files of older releases, but not their pages", () => {
    build("a", "old.html");
    publish("a", 1);
    build("b");
    expect(publish("b", 2)).toEqual(["old.html"]);
    expect(filesOf(site())).toEqual([
      "_next/static/chunks/a.js",
      "_next/static/chunks/b.js",
      "index.html",
    ]);
    expect(readFileSync(path.join(site(), "index.html"), "utf8")).toBe("b");
  });

  test("leaves out, and names as gone, what nobody can have open any more", () => {
    build("a");
    publish("a", 1);
    build("b");
    publish("b", 2);
    build("c");
    expect(publish("c", 60)).toEqual(["_next/static/chunks/a.js"]);
    expect(filesOf(site())).toEqual([
      "_next/static/chunks/b.js",
      "_next/static/chunks/c.js",
      "index.html",
    ]);
  });

  test("is after a rollback what it was before", () => {
    build("a");
    publish("a", 1);
    build("b");
    publish("b", 2);
    const releases = store();
    const back = previousRelease(releases.history) ?? "";
    releases.stage(back, site(), ["a", "b"]);
    expect(readFileSync(path.join(site(), "index.html"), "utf8")).toBe("a");
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
  expect(typeOf("terms.pdf")).toBe("application/pdf");
  expect(typeOf(".well-known/apple-app-site-association")).toBe("application/json");
});

test("a bucket's own website finds /about-us without a redirect", () => {
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
