import { brand } from "../../content/brand";
import { products } from "../../content/products";
import { expect, open, test } from "./test";

for (const { id, page: metadata, puzzle, kind } of products) {
  test(`/find/${id} shows its product first, and has metadata and a card of its own`, async ({ page, request }) => {
    await open(page, `/find/${id}`);
    await expect(page.locator("#label h2")).toHaveText(puzzle?.question ?? kind);
    const html = await (await request.get(`/find/${id}`)).text();
    const start = html.slice(0, 8192);
    expect(start).toContain(`<title>${metadata?.title ?? ""}`);
    expect(start).toContain(`<link rel="canonical" href="${brand.siteUrl}"`);
    expect(start).toContain(`property="og:url" content="${brand.siteUrl}/find/${id}"`);
    const card = /property="og:image" content="([^"]+)"/.exec(start)?.[1] ?? "";
    expect(card).toContain(`find-${id}`);
    const { pathname, search } = new URL(card);
    const picture = await request.get(pathname + search);
    expect(picture.headers()["content-type"]).toBe("image/png");
  });
}

test("the pages of products are not in the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("<loc>");
  expect(sitemap).not.toContain("/find/");
});
