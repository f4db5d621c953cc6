import { brand } from "@/content/brand";
import { addressOf, basePathOf, siteAddress } from "@/lib/site-address";

afterEach(() => jest.restoreAllMocks());

it("builds for the address in content/brand.ts", () => {
  expect(siteAddress({})).toEqual({ url: brand.siteUrl, isPreview: false });
});

it.each([
  ["https://user.github.io/site", "https://user.github.io/site"],
  ["https://user.github.io/site/", "https://user.github.io/site"],
  ["https://example.com/", "https://example.com"],
])("builds for %s in SITE_URL", (SITE_URL, url) => {
  expect(siteAddress({ SITE_URL })).toEqual({ url, isPreview: false });
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
