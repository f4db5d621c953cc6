/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import headers from "@/deploy/headers.json" with { type: "json" };
import { writeHostHeaders } from "@/scripts/build/host-headers";

const { assets, caching, security } = headers;

/* Quotes are escaped in some recipes. */
const read = (file: string) => readFileSync(`deploy/${file}`, "utf8").replaceAll("\\", "");
const recipes = [".htaccess", "Caddyfile", "nginx.conf"];

it.each(recipes)("deploy/%s sends every header of deploy/headers.json", (file) => {
  const recipe = read(file);
  for (const [name, value] of Object.entries(security)) expect(recipe.split(name)[1]?.slice(0, 200)).toContain(value);
  for (const value of Object.values(caching)) expect(recipe).toContain(value);
});

it.each(recipes)("deploy/%s caches every asset extension", (file) => {
  const lists = [assets, assets.replace(/\w+/g, "*.$&").replaceAll("|", " ")];
  expect(lists.some((list) => read(file).includes(list))).toBe(true);
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
  writeHostHeaders(out);
  const written = (file: string) => readFileSync(path.join(out, file), "utf8");
  const hosts: Record<string, Rule[]> = {
    "Cloudflare and Netlify": rulesOfHeadersFile(written("_headers")),
    Firebase: rulesOfFirebase(written("firebase.json")),
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
    it.each(["/assets/art/favicon.svg", "/lovable-uploads/founder-320.avif"])("caches %s for an hour", (url) =>
      expect(sentBy(host, url)["Cache-Control"]).toBe(caching.asset),
    );
  });

  it.each(["Cloudflare and Netlify", "Firebase"])("%s marks hashed files as immutable", (host) => {
    for (const url of hashed) expect(sentBy(host, url)["Cache-Control"]).toBe(caching.hashed);
  });
});
