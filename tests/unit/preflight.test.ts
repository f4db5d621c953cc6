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
import { preflightFindings } from "@/scripts/content/preflight";

const found = () => preflightFindings().map(({ field }) => field);
const set = jest.replaceProperty;
const marked = () =>
  [
    ...testimonials,
    ...aboutUs.people.flatMap((person) => [person, person.portrait]),
    ...[home.founder, home.founder.portrait, whyIBuiltThis],
    ...home.labelConfusion.screens,
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
    expect(file).toMatch(/^content\/[\w-]+\.ts:\d+$/);
    expect(what).toMatch(/\w+ \w+/);
  }
});

/* A field, the state in which it is to be mended, and that in which it is not. */
it.each<[string, () => unknown, () => unknown]>([
  ["home.founder.sample", () => mark(true), () => mark(false)],
  ["home.labelConfusion.screens[0].sample", () => mark(true), () => mark(false)],
  ["testimonials[0].sample", () => mark(true), () => mark(false)],
  [
    "store.badge.standIn",
    () => set(store.badge, "standIn", true),
    () => set(store.badge, "standIn", false),
  ],
  [
    "launch.samples[0]",
    () => set(launch, "samples", ["art/mark.svg"]),
    () => set(launch, "samples", []),
  ],
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
