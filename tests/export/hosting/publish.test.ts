import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cachingOf, typeOf } from "@/deploy/headers";
import { hosts } from "@/deploy/hosts";
import { filesOf, openReleases, openStore, previousRelease } from "@/deploy/releases";

const on = (day: number) => new Date(Date.UTC(2026, 0, day));
const history = (...acts: [string, number][]) =>
  acts.map(([release, day]) => ({ release, at: on(day).toISOString() }));

test("a release stays open for visitors for 30 days after another took its place", () => {
  const acts = history(["a", 1], ["b", 2], ["c", 20]);
  const open = [20, 35, 365].map((day) => openReleases(acts, on(day), 30).join(""));
  expect(open).toEqual(["abc", "bc", "c"]);
});

test("the way back leads to the release before, and forth again", () => {
  expect(previousRelease(history(["a", 1]))).toBeUndefined();
  expect(previousRelease(history(["a", 1], ["b", 2], ["b", 3]))).toBe("a");
  expect(previousRelease(history(["a", 1], ["b", 2], ["a", 3]))).toBe("b");
});

test("uploaded are the files of the release, and the hashed ones of releases that are open", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "publish-"));
  const [out, site] = [path.join(dir, "out"), path.join(dir, "site")];
  mkdirSync(path.join(dir, "releases"));
  const store = () => openStore(path.join(dir, "releases"));
  const publish = (name: string, day: number, ...files: string[]) => {
    rmSync(out, { recursive: true, force: true });
    for (const file of [`_next/static/chunks/${name}.js`, "index.html", ...files]) {
      mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
      writeFileSync(path.join(out, file), name);
    }
    const releases = store();
    releases.keep(out, name);
    const acts = [...releases.history, ...history([name, day])];
    const gone = releases.stage(name, site, openReleases(acts, on(day), 30));
    releases.published(name, on(day), 30);
    return gone;
  };
  const chunks = (...names: string[]) => names.map((name) => `_next/static/chunks/${name}.js`);
  publish("a", 1, "old.html");
  expect(publish("b", 2)).toEqual(["old.html"]);
  expect(filesOf(site)).toEqual([...chunks("a", "b"), "index.html"]);
  const served = () => readFileSync(path.join(site, "index.html"), "utf8");
  expect(served()).toBe("b");
  // After a rollback it is what it was before.
  store().stage(previousRelease(store().history) ?? "", site, ["a", "b"]);
  expect(served()).toBe("a");
  expect(publish("c", 60)).toEqual(expect.arrayContaining(chunks("a")));
  expect(filesOf(site)).toEqual([...chunks("b", "c"), "index.html"]);
  rmSync(dir, { recursive: true });
});

const files = [
  ...["_next/static/chunks/a.js", "_headers", "about-us.html", "index.html", "index.txt"],
  ...["assets/a.avif", "assets/terms.pdf", "assets/film.unknown"],
  ".well-known/apple-app-site-association",
];
const env = { S3_BUCKET: "b", RSYNC_TARGET: "me@host:/srv", GITHUB_REMOTE: "git@host:me/site.git" };
const commandsOf = (host: string, ...gone: string[]) =>
  hosts[host]?.commands({ site: "site", files, gone, goneList: "gone.txt", env }) ?? [];

test.each([
  ["s3", /index\.txt/, /--include index\.html/],
  ["rsync", /--exclude=\*\.html/, /--delay-updates/],
])(
  "%s gets hashed files first, pages last, and nothing removed but what is gone",
  (host, others, pages) => {
    const all = commandsOf(host).map((command) => command.join(" "));
    const first = (what: RegExp) => all.findIndex((command) => what.test(command));
    expect(first(/_next\/static\//)).toBe(0);
    expect(first(pages)).toBeGreaterThan(first(others));
    expect(all.filter((command) => / rm | --delete/.test(command))).toEqual([]);
    const last = commandsOf(host, "old.html").at(-1)?.join(" ");
    expect(last).toMatch(host === "s3" ? /rm s3:\/\/b\/old\.html/ : /--files-from=gone\.txt/);
  },
);

test("a bucket gets each file once, with its type and how long it may be kept, and /about-us", () => {
  const uploads = commandsOf("s3").filter((command) => command.includes("--recursive"));
  for (const file of files) {
    const pattern = file.startsWith("_next/") ? "_next/static/*.js" : file;
    const of = uploads.filter((command) => command.includes(pattern));
    expect([file, of.length]).toEqual([file, 1]);
    expect(of[0]).toEqual(expect.arrayContaining([typeOf(file), cachingOf(`/${file}`)]));
  }
  expect(typeOf("terms.pdf")).toBe("application/pdf");
  expect(typeOf(".well-known/apple-app-site-association")).toBe("application/json");
  // Its own website would redirect there, and lose the query.
  expect(commandsOf("s3").some((command) => command.includes("s3://b/about-us"))).toBe(true);
});
