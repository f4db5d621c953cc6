import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { preflightFindings } from "@/scripts/check-content";

/** Everything that is marked by `sample`, with the file and field that preflight names it by. */
const samples = [
  ...testimonials.map((marked, at) => ({
    marked,
    at: `content/testimonials.ts testimonials[${at}].sample`,
  })),
  ...aboutUs.people.flatMap((person, at) => [
    { marked: person, at: `content/about-us.ts aboutUs.people[${at}].sample` },
    { marked: person.portrait, at: `content/about-us.ts aboutUs.people[${at}].portrait.sample` },
  ]),
  { marked: home.founder.portrait, at: "content/home.ts home.founder.portrait.sample" },
  { marked: whyIBuiltThis.photo, at: "content/why-i-built-this.ts whyIBuiltThis.photo.sample" },
  { marked: whyIBuiltThis, at: "content/why-i-built-this.ts whyIBuiltThis.sample" },
];

const found = () => preflightFindings().map(({ file, field }) => `${file} ${field}`);

function mark(isSample: boolean) {
  for (const { marked } of samples)
    jest.replaceProperty(marked as { sample: boolean }, "sample", isSample);
}

afterEach(() => jest.restoreAllMocks());

describe("preflight", () => {
  it("lists ten sample quotes, every portrait, biography and story", () => {
    mark(true);
    expect(samples).toHaveLength(10 + 4 + 3);
    expect(found()).toEqual(expect.arrayContaining(samples.map(({ at }) => at)));
  });

  it("lists none of them once they are real", () => {
    mark(false);
    expect(found().filter((finding) => finding.endsWith(".sample"))).toEqual([]);
  });

  it("says of each finding what it is", () => {
    mark(true);
    for (const { what } of preflightFindings()) expect(what).toMatch(/\w+ \w+/);
  });

  it("lists a placeholder e-mail and site address, and neither once they are real", () => {
    const places = ["content/brand.ts brand.email", "content/brand.ts brand.siteUrl"];
    jest.replaceProperty(brand, "email", "hello@brand.example");
    jest.replaceProperty(brand, "siteUrl", "https://brand.example");
    expect(found()).toEqual(expect.arrayContaining(places));
    jest.replaceProperty(brand, "email", "hello@brand.com");
    jest.replaceProperty(brand, "siteUrl", "https://brand.com");
    expect(found().filter((finding) => places.includes(finding))).toEqual([]);
  });

  it("lists a placeholder store link, and not a real one", () => {
    jest.replaceProperty(store, "link", "https://apps.apple.com/app/id0000000000");
    expect(found()).toContain("content/store.ts store.link");
    jest.replaceProperty(store, "link", "https://apps.apple.com/app/id1234567890");
    expect(found()).not.toContain("content/store.ts store.link");
  });

  it("lists a missing OneLink template, and not a template", () => {
    jest.replaceProperty(store, "oneLinkTemplate", null);
    expect(found()).toContain("content/store.ts store.oneLinkTemplate");
    jest.replaceProperty(store, "oneLinkTemplate", "https://brand.onelink.me/AbCd");
    expect(found()).not.toContain("content/store.ts store.oneLinkTemplate");
  });

  it("lists a badge that stands in for Apple's, and not Apple's", () => {
    jest.replaceProperty(store.badge, "standIn", true);
    expect(found()).toContain("content/store.ts store.badge.standIn");
    jest.replaceProperty(store.badge, "standIn", false);
    expect(found()).not.toContain("content/store.ts store.badge.standIn");
  });
});
