import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { launch } from "@/content/launch";
import type { Testimonial } from "@/content/schema";
import { scripts } from "@/content/scripts";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { areDelivered, isDeliveredFile } from "@/scripts/content/delivered";
import { preflightFindings } from "@/scripts/content/launch";
import { type PictureSource, pictureSources } from "@/scripts/content/picture-sources";
import { samples } from "@/scripts/content/samples";

jest.mock("@/scripts/content/picture-sources", () => {
  const actual = jest.requireActual("@/scripts/content/picture-sources");
  return { ...actual, pictureSources: jest.fn(actual.pictureSources) };
});
/** As if each picture were the owner's, or none. */
const withOwnPictures = (areOwn: boolean) =>
  jest.mocked(pictureSources).mockImplementation(() =>
    jest
      .requireActual("@/scripts/content/picture-sources")
      .pictureSources()
      .map((source: PictureSource) => ({ ...source, own: areOwn ? "art/own.jpeg" : undefined })),
  );

const found = () => preflightFindings().map(({ field }) => field);
const inTopic = (topic: string) => preflightFindings().filter((finding) => finding.topic === topic);

/** Every `sample` in content, whatever it is set to now. */
const marked = (): { sample: boolean }[] => [
  ...testimonials,
  ...aboutUs.people,
  ...aboutUs.people.map(({ portrait }) => portrait as { sample: boolean }),
  home.founder,
  home.founder.portrait as { sample: boolean },
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
      expect(file).toMatch(/^[\w./-]+\.(ts:\d+|svg)$/);
      expect(what).toMatch(/\w+ \w+/);
    }
  });

  it("lists what is marked as a sample", () => {
    mark(true);
    expect(found()).toEqual(
      expect.arrayContaining([
        ...testimonials.map((_, at) => `testimonials[${at}].sample`),
        "home.founder.sample",
      ]),
    );
  });

  for (const { path, words } of samples().filter(({ isMarked }) => isMarked)) {
    const field = path.join(".");
    if (words === null) continue;
    (areDelivered(words) ? it : it.skip)(
      `knows the delivered words of ${field} without their mark${areDelivered(words) ? "" : ": they are the owner's now"}`,
      () => {
        mark(false);
        const still = preflightFindings().filter(({ what }) => what.includes("word for word"));
        expect(still.length).toBeGreaterThan(0);
      },
    );
  }

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

  it("lists a drawn screen until a picture of that name stands beside it", () => {
    const topic = "The pictures are of your app and your people";
    const field = "home.labelConfusion.screens[0]";
    const about = () => inTopic(topic).filter((finding) => finding.field === field);
    withOwnPictures(false);
    expect(about()).toHaveLength(1);
    withOwnPictures(true);
    expect(about()).toEqual([]);
  });

  it("tells an alt text that is still the drawing's, once the picture is the owner's", () => {
    const [person] = aboutUs.people;
    if (!person) throw new Error("there is nobody");
    mark(false);
    withOwnPictures(true);
    const isTold = found().includes("aboutUs.people[0].portrait.alt");
    expect(isTold).toBe(areDelivered(person.portrait.alt));
    jest.replaceProperty(person.portrait, "alt", "A portrait");
    expect(found()).not.toContain("aboutUs.people[0].portrait.alt");
  });

  it("knows the stand-in badge by its content, whatever its flag says", () => {
    const badge = `public${store.badge.src}`;
    jest.replaceProperty(store.badge, "standIn", false);
    expect(found().includes("store.badge.standIn")).toBe(isDeliveredFile(badge));
    jest.replaceProperty(store.badge, "standIn", true);
    expect(found()).toContain("store.badge.standIn");
  });

  it("lists the delivered icon until it is drawn anew or kept on purpose", () => {
    const icon = () => preflightFindings().filter(({ file }) => file === "art/mark.svg");
    jest.replaceProperty(launch, "kept", []);
    expect(icon()).toHaveLength(isDeliveredFile("art/mark.svg") ? 1 : 0);
    jest.replaceProperty(launch, "kept", ["art/mark.svg"]);
    expect(icon()).toEqual([]);
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
    expect(found().filter((field) => field.startsWith("launch."))).toHaveLength(
      launch.claims.length + 1,
    );
    for (const claim of launch.claims) jest.replaceProperty(claim, "proof", proof);
    jest.replaceProperty(launch, "consent", { by: "Jo Doe", date: "05/14/2025" });
    expect(found().filter((field) => field.startsWith("launch."))).toEqual([]);
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
