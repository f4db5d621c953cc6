import { readFileSync } from "node:fs";
import headers from "@/deploy/headers.json" with { type: "json" };

const { assets, caching, security } = headers;

/* Quotes are escaped in some recipes. */
const read = (file: string) => readFileSync(`deploy/${file}`, "utf8").replaceAll("\\", "");
const recipes = [...[".htaccess", "Caddyfile", "_headers", "firebase.json"], ...["nginx.conf", "vercel.json"]];

it.each(recipes)("deploy/%s sends every header of deploy/headers.json", (file) => {
  const recipe = read(file);
  for (const [name, value] of Object.entries(security)) expect(recipe.split(name)[1]?.slice(0, 200)).toContain(value);
  // Cloudflare and Netlify never cache pages.
  const cached = file === "_headers" ? [caching.hashed, caching.asset] : Object.values(caching);
  for (const value of cached) expect(recipe).toContain(value);
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

it.each(recipes.filter((file) => file !== "_headers"))("deploy/%s caches every asset extension", (file) => {
  const lists = [assets, assets.replace(/\w+/g, "*.$&").replaceAll("|", " ")];
  expect(lists.some((list) => read(file).includes(list))).toBe(true);
});
