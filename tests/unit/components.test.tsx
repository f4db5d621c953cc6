/** @jest-environment node */
import { load } from "cheerio";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import RootLayout from "@/app/layout";
import { Footer } from "@/components/layout/footer";
import { TestimonialsWords } from "@/components/sections/testimonials";
import { Bold } from "@/components/ui/bold";
import { RichText } from "@/components/ui/rich-text";
import { home } from "@/content/home";
import type { Testimonial } from "@/content/schema";
import { scripts } from "@/content/scripts";
import { site } from "@/content/site";
import { store } from "@/content/store";

/* What only another owner's content shows; the delivered content is looked at in tests/export. */
const render = (element: ReactElement) => load(renderToStaticMarkup(element));
const layout = () => renderToStaticMarkup(<RootLayout>words</RootLayout>);

afterEach(() => jest.restoreAllMocks());

it("a stroke breaks between words, its punctuation inside", () => {
  const $ = render(<RichText>{["Read ", { mark: "every last word." }, " Twice."]}</RichText>);
  expect($.text()).toBe("Read every last word. Twice.");
  const strokes = $(".stroke").toArray();
  expect(strokes.map((stroke) => $(stroke).text())).toEqual(["every", "last", "word."]);
});

it.each([
  ["oil-in-oil", "oil", 2],
  ["Whey powder (milk)", "milk", 1],
  ["Aqua", "oil", 0],
])("%s is printed whole, each %s in it bold", (name, part, count) => {
  const $ = render(<Bold part={part}>{name}</Bold>);
  expect($.text()).toBe(name);
  expect($("strong").text()).toBe(part.repeat(count));
});

it("quotes are called samples while one is, and no longer", () => {
  const words = (...samples: boolean[]) => {
    const items = samples.map((sample) => ({ quote: "Found it.", sample }) as Testimonial);
    return renderToStaticMarkup(<TestimonialsWords {...home.testimonials} items={items} />);
  };
  expect(words(false, true)).toContain(home.testimonials.sample);
  expect(words(false, false)).not.toContain(home.testimonials.sample);
});

it("the footer leads to the legal pages that have an address, and says nothing of the others", () => {
  const address = "https://example.com/privacy.html";
  const [first, ...others] = site.footer.legal;
  jest.replaceProperty(first as { href: unknown }, "href", address);
  for (const [index, link] of others.entries())
    jest.replaceProperty(link, "href", index === 0 ? null : false);
  const $ = render(<Footer />);
  expect($(`a[href="${address}"]`).text()).toBe(first?.label);
  for (const { label } of others) expect($.text()).not.toContain(label);
});

it("pages carry the provider's script unless visits are not attributed, and the consent tool where visitors are asked", () => {
  const consent = { scripts: [{ src: "/consent/tool.js", attributes: { "data-lang": "en" } }] };
  jest.replaceProperty(scripts, "consent", consent);
  jest.replaceProperty(store, "consent", "ask");
  expect(layout()).toContain(store.smartScript);
  expect(layout()).toMatch(/<script defer="" src="\/consent\/tool\.js" data-lang="en">/);
  jest.replaceProperty(store, "consent", "not-needed");
  expect(layout()).not.toContain("/consent/tool.js");
  jest.replaceProperty(store, "consent", "off");
  expect(layout()).not.toContain(store.smartScript);
});

it.each([
  [true, { appId: "1234567890" }],
  [false, undefined],
])("Apple's banner is for the app of the store link: %s", (smartAppBanner, banner) => {
  const link = "https://apps.apple.com/us/app/name/id1234567890";
  // Read as the module is loaded.
  jest.isolateModules(() => {
    jest.doMock("@/content/store", () => ({ store: { ...store, link, smartAppBanner } }));
    expect(require("@/app/layout").metadata.itunes).toEqual(banner);
  });
});
