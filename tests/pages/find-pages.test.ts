import { brand } from "@/content/brand";
import { products } from "@/content/products";
import { bytes, isExported, parse, read } from "./exported";

it.each(products)("/find/$id has its product first, and metadata and a card of its own", ({ id, ...product }) => {
  const $ = parse(`find/${id}.html`);
  expect($("#label h2").text()).toBe(product.puzzle?.question ?? product.kind);
  // The elements that link previews read.
  const start = bytes(`find/${id}.html`).subarray(0, 8192).toString();
  expect(start).toContain(`<title>${product.page?.title ?? ""}`);
  expect(start).toContain(`<link rel="canonical" href="${brand.siteUrl}"`);
  expect(start).toContain(`property="og:url" content="${brand.siteUrl}/find/${id}"`);
  const card = $("meta[property='og:image']").attr("content") ?? "";
  expect(card).toContain(`find-${id}`);
  expect(start).toContain(card);
  expect(isExported(new URL(card).pathname)).toBe(true);
});

it("does not list the pages of products in the sitemap", () => {
  const sitemap = read("sitemap.xml");
  expect(sitemap).toContain("<loc>");
  expect(sitemap).not.toContain("/find/");
});
