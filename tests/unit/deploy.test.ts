import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import headers from "@/deploy/headers.json" with { type: "json" };
import { writeHostHeaders } from "@/scripts/build/host-headers";

const { appAssociation, assets, caching, security } = headers;

/* Quotes are escaped in some recipes. */
const read = (file: string) => readFileSync(`deploy/${file}`, "utf8").replaceAll("\\", "");

it("deploy/nginx.conf sends every header of deploy/headers.json, and caches every asset extension", () => {
  const recipe = read("nginx.conf");
  for (const [name, value] of Object.entries(security)) expect(recipe.split(name)[1]?.slice(0, 200)).toContain(value);
  for (const value of Object.values(caching)) expect(recipe).toContain(value);
  expect(recipe).toContain(assets);
});

it("deploy/s3.sh names the type of every asset extension", () => {
  for (const extension of assets.split("|"))
    expect(read("s3.sh")).toMatch(RegExp(`^files "\\*\\.${extension}" \\w+/`, "m"));
});

/* Windows has bash in Git's folder only. */
const itWithBash = process.platform === "win32" ? it.skip : it;

/* aws compares sizes and times, and a page of the next release may be as long and older than the last upload. */
itWithBash("deploy/s3.sh compares only hashed files with those in the bucket, and uploads pages last", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "s3-"));
  const files = ["index.html", "about-us/index.html", "robots.txt", "_headers", "_next/static/chunks/a.js"];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, "out", file)), { recursive: true });
    writeFileSync(path.join(folder, "out", file), "");
  }
  // Prints its arguments in place of an upload.
  writeFileSync(path.join(folder, "aws"), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const options = { cwd: folder, env, encoding: "utf8" } as const;
  const { stdout, status } = spawnSync("bash", [path.resolve("deploy/s3.sh"), "s3://site"], options);
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  const commands = stdout.trim().split("\n");
  const compared = commands.filter((command) => command.includes("s3 sync"));
  expect(compared.length).toBeGreaterThan(1);
  for (const command of compared) expect(command).toMatch(/--exclude \* --include _next\/static\/\*\.\w+ /);
  expect(compared).toEqual(commands.slice(0, compared.length));
  expect(commands.at(-1)).toContain("--include *.html --exclude _next/static/* --content-type text/html");
  for (const command of commands.filter((command) => !command.includes("--exclude *")))
    expect(command).toContain("--exclude _headers");
});

it("deploy/cloudfront-headers.json sends every header of deploy/headers.json", () => {
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = JSON.parse(read("cloudfront-headers.json"));
  const items = custom.Items.map((item: Record<string, string>) => [item.Header, item.Value]);
  expect({
    "Strict-Transport-Security": `max-age=${known.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    "X-Content-Type-Options": known.ContentTypeOptions.Override && "nosniff",
    "Referrer-Policy": known.ReferrerPolicy.ReferrerPolicy,
    "Content-Security-Policy": known.ContentSecurityPolicy.ContentSecurityPolicy,
    "X-Frame-Options": known.FrameOptions.FrameOption,
    ...Object.fromEntries(items),
  }).toEqual(security);
});

describe("deploy/cloudfront-function.js", () => {
  const handler = runInNewContext(`${readFileSync("deploy/cloudfront-function.js", "utf8")}; handler`);

  it.each([
    ["/", "/index.html"],
    ["/about-us", "/about-us.html"],
    ["//about-us/", "/about-us.html"],
    ["/robots.txt", "/robots.txt"],
    [appAssociation.path, appAssociation.path],
    [
      "/.well-known/apple-developer-merchantid-domain-association",
      "/.well-known/apple-developer-merchantid-domain-association",
    ],
  ])("takes %s from %s", (uri, file) => {
    expect(handler({ request: { uri } }).uri).toBe(file);
  });
});

describe("GitHub's actions", () => {
  const folders = [".github/workflows", "deploy"];
  const workflows = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((file) => (file.endsWith(".yml") ? `${folder}/${file}` : [])),
  );
  const text = (file: string) => readFileSync(file, "utf8");

  it("are watched by Dependabot in each folder that has some", () => {
    const [, watched = ""] =
      /package-ecosystem: github-actions\n\s*directories: \[(.*)\]/.exec(text(".github/dependabot.yml")) ?? [];
    // "/" includes .github/workflows.
    expect(watched).toBe('"/", "/deploy"');
    expect(workflows.filter((file) => /uses: /.test(text(file))).length).toBeGreaterThan(2);
  });

  it("have one version each, named by its commit, so that nobody can replace what runs", () => {
    const used = new Set(workflows.flatMap((file) => text(file).match(/(?<=uses: )\S+/g) ?? []));
    expect([...used].filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
    const names = [...used].map((action) => action.replace(/@.*/, ""));
    expect(names.length).toBeGreaterThan(4);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(workflows)("can only read the repository in %s, and leave no credentials in it", (file) => {
    expect(text(file)).toMatch(/^permissions:\n {2}contents: read$/m);
    const checkouts = text(file).match(/uses: actions\/checkout@.*\n\s*with:\n\s*persist-credentials: false/g) ?? [];
    expect(checkouts).toHaveLength(text(file).split("uses: actions/checkout").length - 1);
  });

  it("publish hidden files, such as .well-known, on GitHub Pages", () => {
    expect(text("deploy/github-pages.yml")).toMatch(
      /uses: actions\/upload-pages-artifact@.*\n\s*with:\n\s*path: out\n\s*include-hidden-files: true/,
    );
  });
});

/* Hosts that apply rules to a request without knowing whether the file exists. */
type Rule = { source: RegExp; sent: Record<string, string> };
type Listed = { key: string; value: string }[];

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
const byName = (list: Listed) => Object.fromEntries(list.map(({ key, value }) => [key, value]));

/** Reads `_headers`: a pattern with `*`, then its headers on indented lines. */
function rulesOfHeadersFile(text: string): Rule[] {
  return text
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [pattern = "", ...lines] = block.split("\n");
      const sent = Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)));
      return { source: RegExp(`^${escaped(pattern).replaceAll("*", ".*")}$`), sent };
    });
}

/** Reads the globs of firebase.json: `**`, `*.@(a|b)` and paths. */
function rulesOfFirebase(text: string): Rule[] {
  const rules: { source: string; headers: Listed }[] = JSON.parse(text).hosting.headers;
  return rules.map(({ source, headers }) => {
    const pattern = source
      .split(/(\*\*\/|\*\*|\*|@\(.*?\))/)
      .map((part) => {
        if (part.startsWith("**")) return ".*";
        if (part === "*") return "[^/]*";
        return part.startsWith("@(") ? part.slice(1) : escaped(part);
      })
      .join("");
    return { source: RegExp(`^/?${pattern.replace(/^\//, "")}$`), sent: byName(headers) };
  });
}

/* Vercel's builder for Next marks hashed files itself, and only those that exist. */
const vercel: { headers: { source: string; headers: Listed }[] } = JSON.parse(readFileSync("vercel.json", "utf8"));
const rulesOfVercel: Rule[] = vercel.headers.map(({ source, headers }) => ({
  source: RegExp(`^${source}$`),
  sent: byName(headers),
}));

describe("a host that does not know whether a file exists", () => {
  const out = mkdtempSync(path.join(tmpdir(), "headers-"));
  const hashed = ["/_next/static/chunks/0ec-c8qokjfk8.js", "/_next/static/media/text.p.0r4zs1.woff2"];
  for (const file of hashed) {
    mkdirSync(path.dirname(out + file), { recursive: true });
    writeFileSync(out + file, "");
  }
  writeHostHeaders(out, out);
  const written = (file: string) => readFileSync(path.join(out, file), "utf8");
  const firebase = written("firebase.json");
  const hosts: Record<string, Rule[]> = {
    "Cloudflare and Netlify": rulesOfHeadersFile(written("_headers")),
    Firebase: rulesOfFirebase(firebase),
    Vercel: rulesOfVercel,
  };
  rmSync(out, { recursive: true });

  /** Returns the headers that a host sends with a path. */
  const sentBy = (host: string, url: string) =>
    Object.assign({}, ...(hosts[host] ?? []).filter(({ source }) => source.test(url)).map(({ sent }) => sent));

  describe.each(Object.keys(hosts))("%s", (host) => {
    it.each(["/", "/about-us", "/cards/index.png", ...hashed])("sends the security headers with %s", (url) =>
      expect(sentBy(host, url)).toMatchObject(security),
    );
    it.each(["/_next/static/chunks/none.js", "/_next/static/media/none.woff2", "/_next/static/none"])(
      "does not mark %s, which is missing, as immutable",
      (url) => expect(sentBy(host, url)["Cache-Control"] ?? "").not.toContain("immutable"),
    );
    it("sends apple-app-site-association as JSON", () =>
      expect(sentBy(host, appAssociation.path)).toMatchObject({ ...security, "Content-Type": appAssociation.type }));
    it.each(["/assets/art/favicon.svg", "/lovable-uploads/founder-320.avif"])("caches %s for an hour", (url) =>
      expect(sentBy(host, url)["Cache-Control"]).toBe(caching.asset),
    );
  });

  it("Firebase publishes .well-known, and makes no association file of its own", () => {
    const { hosting } = JSON.parse(firebase);
    expect(hosting.appAssociation).toBe("NONE");
    // No pattern that a folder beginning with a point could match.
    expect(hosting.ignore).toEqual(["_headers", ".nojekyll", "**/.DS_Store"]);
  });

  it.each(["Cloudflare and Netlify", "Firebase"])("%s marks hashed files as immutable", (host) => {
    for (const url of hashed) expect(sentBy(host, url)["Cache-Control"]).toBe(caching.hashed);
  });
});
