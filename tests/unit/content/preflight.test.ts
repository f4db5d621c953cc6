import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { launch } from "@/content/launch";
import type { Testimonial } from "@/content/schema";
import { scripts } from "@/content/scripts";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { preflightFindings } from "@/scripts/content/preflight";

const found = () => preflightFindings().map(({ field }) => field);
const inTopic = (topic: string) => preflightFindings().filter((finding) => finding.topic === topic);

/** Every `sample` in content, whatever it is set to now. */
const marked = (): { sample: boolean }[] => [
  ...testimonials,
  ...aboutUs.people,
  ...aboutUs.people.map(({ portrait }) => portrait as { sample: boolean }),
  home.founder,
  home.founder.portrait as { sample: boolean },
  ...(home.labelConfusion.screens as { sample: boolean }[]),
];
const mark = (isSample: boolean) => {
  for (const thing of marked()) jest.replaceProperty(thing, "sample", isSample);
};

/* Whatever the owner has decided, each case begins where nothing is. */
beforeEach(() => {
  jest.replaceProperty(store, "consent", "not-needed");
  jest.replaceProperty(scripts, "analytics", null);
});
afterEach(() => jest.restoreAllMocks());

describe("preflight", () => {
  it("names file, line, field and what to do", () => {
    mark(true);
    for (const { file, what } of preflightFindings()) {
      expect(file).toMatch(/^content\/[\w-]+\.ts:\d+$/);
      expect(what).toMatch(/\w+ \w+/);
    }
  });

  it("lists what is marked as a sample, quotes, people and pictures, and nothing of it once it is not", () => {
    mark(true);
    expect(found()).toEqual(
      expect.arrayContaining([
        ...testimonials.map((_, index) => `testimonials[${index}].sample`),
        "home.founder.sample",
        "aboutUs.people[0].portrait.sample",
        "home.labelConfusion.screens[0].sample",
      ]),
    );
    mark(false);
    expect(
      found().filter((field) => /^(testimonials|home|aboutUs)\b.*sample$/.test(field)),
    ).toEqual([]);
  });

  it("asks for the permission of a real quote, and not once it is noted", () => {
    const quote: Testimonial = {
      title: "Found it",
      quote: "Told me what it was.",
      found: "what",
      author: "Kim A.",
      date: "02/09/2025",
      sample: false,
    };
    testimonials.unshift(quote);
    const ofQuote = () => found().filter((field) => field.startsWith("testimonials[0]"));
    expect(ofQuote()).toEqual(["testimonials[0]"]);
    quote.permission = "by e-mail, 05/14/2025";
    expect(ofQuote()).toEqual([]);
    testimonials.shift();
  });

  it("lists the stand-in badge and the delivered drawings until they are yours", () => {
    const topic = "Badge and app icon are the right ones";
    jest.replaceProperty(store.badge, "standIn", true);
    jest.replaceProperty(launch, "samples", ["art/mark.svg"]);
    expect(inTopic(topic).map(({ field }) => field)).toEqual([
      "store.badge.standIn",
      "launch.samples[0]",
    ]);
    jest.replaceProperty(store.badge, "standIn", false);
    jest.replaceProperty(launch, "samples", []);
    expect(inTopic(topic)).toEqual([]);
  });

  it("lists a placeholder e-mail and site address, and neither once they are real", () => {
    const places = ["brand.email", "brand.siteUrl"];
    jest.replaceProperty(brand, "email", "hello@brand.example");
    jest.replaceProperty(brand, "siteUrl", "https://brand.example");
    expect(found()).toEqual(expect.arrayContaining(places));
    jest.replaceProperty(brand, "email", "hello@brand.com");
    jest.replaceProperty(brand, "siteUrl", "https://brand.com");
    expect(found().filter((finding) => places.includes(finding))).toEqual([]);
  });

  it("lists a placeholder store link and a missing OneLink template, and not real ones", () => {
    const topic = "Store link and OneLink lead to your app";
    jest.replaceProperty(store, "link", "https://apps.apple.com/app/id0000000000");
    jest.replaceProperty(store, "oneLinkTemplate", null);
    expect(inTopic(topic).map(({ field }) => field)).toEqual([
      "store.link",
      "store.oneLinkTemplate",
    ]);
    jest.replaceProperty(store, "link", "https://apps.apple.com/app/id1234567890");
    jest.replaceProperty(store, "oneLinkTemplate", "https://brand.onelink.me/AbCd");
    expect(inTopic(topic)).toEqual([]);
  });

  it("asks for a source and a date of each claim, and who decided on consent", () => {
    const proof = { source: "App Store, US", date: "05/14/2025" };
    for (const claim of launch.claims) jest.replaceProperty(claim, "proof", null);
    jest.replaceProperty(launch, "consent", null);
    const asked = () => found().filter((field) => /^launch\.(claims|consent)/.test(field));
    expect(asked()).toHaveLength(launch.claims.length + 1);
    for (const claim of launch.claims) jest.replaceProperty(claim, "proof", proof);
    jest.replaceProperty(launch, "consent", { by: "Jo Doe", date: "05/14/2025" });
    expect(asked()).toEqual([]);
  });

  it("asks for a consent tool where visitors must be asked and nobody asks them", () => {
    jest.replaceProperty(store, "consent", "ask");
    jest.replaceProperty(scripts, "consent", null);
    expect(found()).toContain("scripts.consent");
    jest.replaceProperty(scripts, "consent", { scripts: [{ src: "/consent.js" }] });
    expect(found()).not.toContain("scripts.consent");
  });

  it("asks for neither a OneLink template nor consent where visits are not attributed", () => {
    jest.replaceProperty(store, "oneLinkTemplate", null);
    jest.replaceProperty(launch, "consent", null);
    const asked = () =>
      found().filter((field) => ["store.oneLinkTemplate", "launch.consent"].includes(field));
    expect(asked()).toHaveLength(2);
    jest.replaceProperty(store, "consent", "off");
    expect(asked()).toEqual([]);
  });

  it("asks for a legal link until it has an address or is not needed", () => {
    const legal = () => found().filter((field) => field.startsWith("site.footer.legal"));
    for (const link of site.footer.legal) jest.replaceProperty(link, "href", null);
    expect(legal()).toHaveLength(site.footer.legal.length);
    for (const link of site.footer.legal) jest.replaceProperty(link, "href", false);
    expect(legal()).toEqual([]);
  });
});
