import { brand } from "@/content/brand";
import { addressOf, basePathOf, siteAddress } from "@/lib/site/site-address";

afterEach(() => jest.restoreAllMocks());

it("builds for the address in content/brand.ts", () => {
  expect(siteAddress({})).toEqual({ url: brand.siteUrl, isPreview: false });
});

it.each([
  ["https://user.github.io/site", "https://user.github.io/site"],
  ["https://user.github.io/site/", "https://user.github.io/site"],
  ["https://example.com/", "https://example.com"],
  // As cmd on Windows sets it.
  ["https://example.com ", "https://example.com"],
])("builds for %s in SITE_URL", (SITE_URL, url) => {
  expect(siteAddress({ SITE_URL })).toEqual({ url, isPreview: false });
});

const cloudflare = { CF_PAGES: "1", CF_PAGES_URL: "https://7b58cf1f.site.pages.dev" };
const netlify = { NETLIFY: "true", DEPLOY_PRIME_URL: "https://deploy-preview-3--site.netlify.app" };
const vercel = { VERCEL: "1", VERCEL_URL: "site-git-draft-me.vercel.app" };

it.each([
  [{ ...cloudflare, CF_PAGES_BRANCH: "draft" }, cloudflare.CF_PAGES_URL],
  [{ ...netlify, CONTEXT: "deploy-preview" }, netlify.DEPLOY_PRIME_URL],
  [{ ...netlify, CONTEXT: "branch-deploy" }, netlify.DEPLOY_PRIME_URL],
  [{ ...vercel, VERCEL_ENV: "preview" }, `https://${vercel.VERCEL_URL}`],
  [{ PREVIEW_URL: "https://preview.example.com" }, "https://preview.example.com"],
])("builds a preview for the address in %j", (env, url) => {
  expect(siteAddress(env)).toEqual({ url, isPreview: true });
});

it.each([
  { ...cloudflare, CF_PAGES_BRANCH: "main" },
  { ...netlify, CONTEXT: "production" },
  { ...vercel, VERCEL_ENV: "production" },
])("builds for the site's address in %j", (env) => {
  expect(siteAddress(env)).toEqual({ url: brand.siteUrl, isPreview: false });
});

it("prefers SITE_URL to a host's address", () => {
  const env = { ...cloudflare, CF_PAGES_BRANCH: "production", SITE_URL: "https://example.com" };
  expect(siteAddress(env)).toEqual({ url: "https://example.com", isPreview: false });
});

it.each(["example.com", "http://example.com", "https://example.com/?a=b", "https://example.com/ñ"])(
  "rejects %s in SITE_URL",
  (SITE_URL) => expect(() => siteAddress({ SITE_URL })).toThrow(`and is ${SITE_URL}`),
);

it.each([
  ["https://example.com", ""],
  ["https://user.github.io/site", "/site"],
  ["https://storage.example/a/b", "/a/b"],
])("the base path of %s is “%s”", (url, path) => expect(basePathOf(url)).toBe(path));

it.each([
  ["https://example.com", "https://example.com", "https://example.com/about-us"],
  ["https://user.github.io/site", "https://user.github.io/site/", "https://user.github.io/site/about-us"],
])("pages of %s have absolute addresses", (SITE_URL, home, about) => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL });
  expect([addressOf("/"), addressOf("/about-us")]).toEqual([home, about]);
});
