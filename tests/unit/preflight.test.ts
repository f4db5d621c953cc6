import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { launch } from "@/content/launch";
import type { Testimonial } from "@/content/schema";
import { scripts } from "@/content/scripts";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { areDelivered, isDeliveredFile } from "@/scripts/content/delivered";
import { fieldName } from "@/scripts/content/fields";
import { preflightFindings } from "@/scripts/content/launch";
import { type PictureSource, pictureSources } from "@/scripts/content/picture-sources";
import { samples } from "@/scripts/content/samples";

jest.mock("@/scripts/content/picture-sources", () => {
  const actual = jest.requireActual("@/scripts/content/picture-sources");
  return { ...actual, pictureSources: jest.fn(actual.pictureSources) };
});
/** As if each picture were the owner's, or none. */
const ownPictures = (areOwn: boolean) =>
  jest.mocked(pictureSources).mockImplementation(() =>
    jest
      .requireActual("@/scripts/content/picture-sources")
      .pictureSources()
      .map((source: PictureSource) => ({ ...source, own: areOwn ? "art/own.jpeg" : undefined })),
  );

const found = () => preflightFindings().map(({ field }) => field);
const set = jest.replaceProperty;
const marked = () =>
  [
    ...testimonials,
    ...aboutUs.people.flatMap((person) => [person, person.portrait]),
    ...[home.founder, home.founder.portrait, whyIBuiltThis],
  ] as { sample: boolean }[];
const mark = (isSample: boolean) => {
  for (const thing of marked()) set(thing, "sample", isSample);
};
const quote = { title: "Found it", quote: "It was.", found: "was", author: "Kim A." };
const [claim = { proof: null }] = launch.claims as { proof: object | null }[];
const [legal = { href: "" }] = site.footer.legal as { href: string | false | null }[];
const proof = { source: "App Store, US", date: "05/14/2025" };

/* Whatever the owner has decided, each case begins where nothing is. */
beforeEach(() => {
  set(store, "consent", "not-needed");
  set(scripts, "analytics", null);
});
afterEach(() => jest.restoreAllMocks());

it("names file, line, field and what to do", () => {
  mark(true);
  for (const { file, what } of preflightFindings()) {
    expect(file).toMatch(/^[\w./-]+\.(ts:\d+|svg)$/);
    expect(what).toMatch(/\w+ \w+/);
  }
});

/* A field, the state in which it is to be mended, and that in which it is not. */
it.each<[string, () => unknown, () => unknown]>([
  ["home.founder.sample", () => mark(true), () => mark(false)],
  ["home.labelConfusion.screens[0]", () => ownPictures(false), () => ownPictures(true)],
  [
    "brand.email",
    () => set(brand, "email", "hello@brand.example"),
    () => set(brand, "email", "hello@brand.com"),
  ],
  [
    "brand.siteUrl",
    () => set(brand, "siteUrl", "https://brand.example"),
    () => set(brand, "siteUrl", "https://brand.com"),
  ],
  [
    "store.link",
    () => set(store, "link", "https://apps.apple.com/app/id0000000000"),
    () => set(store, "link", "https://apps.apple.com/app/id1234567890"),
  ],
  [
    "store.oneLinkTemplate",
    () => set(store, "oneLinkTemplate", null),
    () => set(store, "oneLinkTemplate", "https://brand.onelink.me/AbCd"),
  ],
  // Not where visits are not attributed.
  [
    "store.oneLinkTemplate",
    () => set(store, "oneLinkTemplate", null),
    () => set(store, "consent", "off"),
  ],
  ["launch.consent", () => set(launch, "consent", null), () => set(store, "consent", "off")],
  [
    "launch.consent",
    () => set(launch, "consent", null),
    () => set(launch, "consent", { by: "Jo Doe", date: "05/14/2025" }),
  ],
  [
    "scripts.consent",
    () => {
      set(store, "consent", "ask");
      set(scripts, "consent", null);
    },
    () => set(scripts, "consent", { scripts: [{ src: "/consent.js" }] }),
  ],
  ["launch.claims[0].proof", () => set(claim, "proof", null), () => set(claim, "proof", proof)],
  ["site.footer.legal[0].href", () => set(legal, "href", null), () => set(legal, "href", false)],
])("lists %s until it is mended", (field, state, mended) => {
  state();
  expect(found()).toContain(field);
  mended();
  expect(found()).not.toContain(field);
});

it("asks for the permission of a real quote until it is noted", () => {
  const shown: Testimonial = { ...quote, date: "02/09/2025", sample: false };
  testimonials.unshift(shown);
  expect(found()).toContain("testimonials[0]");
  shown.permission = "by e-mail, 05/14/2025";
  expect(found()).not.toContain("testimonials[0]");
  testimonials.shift();
});

/* What an owner left as it was delivered is known by its content, whatever its mark says. */
for (const { path, words } of samples().filter(({ isMarked }) => isMarked))
  if (words !== null && areDelivered(words))
    it(`knows the delivered words of ${fieldName(path)} without their mark`, () => {
      mark(false);
      const still = preflightFindings().filter(({ what }) => what.includes("word for word"));
      expect(still.map(({ field }) => field)).toContain(fieldName(path));
    });

it("knows the delivered badge and icon, until the icon is kept on purpose", () => {
  set(store.badge, "standIn", false);
  expect(found().includes("store.badge.standIn")).toBe(isDeliveredFile(`public${store.badge.src}`));
  const icons = () => preflightFindings().filter(({ file }) => file === "art/mark.svg");
  set(launch, "kept", []);
  expect(icons()).toHaveLength(isDeliveredFile("art/mark.svg") ? 1 : 0);
  set(launch, "kept", ["art/mark.svg"]);
  expect(icons()).toEqual([]);
});

it("knows an alt text that is still the drawing's, once the picture is the owner's", () => {
  const portrait = aboutUs.people[0]?.portrait as { alt: string };
  mark(false);
  ownPictures(true);
  const field = "aboutUs.people[0].portrait.alt";
  expect(found().includes(field)).toBe(areDelivered(portrait.alt));
  set(portrait, "alt", "A portrait");
  expect(found()).not.toContain(field);
});
