import { readdirSync } from "node:fs";
import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { launch } from "@/content/launch";
import { legalPages } from "@/content/legal";
import type { Testimonial } from "@/content/schema";
import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { preflightFindings } from "@/scripts/content/preflight";

const found = () => preflightFindings().map(({ field }) => field);
const set = jest.replaceProperty;
const quote = { title: "Found it", quote: ["It was."], author: "Kim A." };
const [claim = { proof: null }] = launch.claims as { proof: object | null }[];
const [legal = { href: "" }] = legalPages as { href: string | false | null }[];
const [screen] = home.labelConfusion.screens;
const counter = { name: "The abacus", purpose: "counts visits", src: "/visits.js" };
const proof = { claim: String(home.hero.rating.score), source: "App Store, US", date: "05/14/2025" };

/* The owner may have changed these. */
beforeEach(() => {
  set(store, "attribution", "on");
  set(store, "consent", "not-needed");
  set(scripts, "analytics", []);
});
afterEach(() => jest.restoreAllMocks());

const app = "https://apps.apple.com/app/id";
it.each<[string, object, string, unknown, unknown]>([
  ["home.founder.sample", home.founder, "sample", true, false],
  ["aboutUs.people[0].portrait.sample", aboutUs.people[0]?.portrait ?? {}, "sample", true, false],
  ["aboutUs.people[0].sample", aboutUs.people[0] ?? {}, "sample", true, false],
  ["whyIBuiltThis.sample", whyIBuiltThis, "sample", true, false],
  ["home.labelConfusion.screens[0].sample", screen ?? {}, "sample", true, false],
  ["store.badge.sample", store.badge, "sample", true, false],
  ["launch.shippedDrawings[0]", launch, "shippedDrawings", ["art/mark.svg"], []],
  ["brand.email", brand, "email", "hello@brand.example", "hello@brand.com"],
  ["brand.siteUrl", brand, "siteUrl", "https://brand.example", "https://brand.com"],
  ["store.link", store, "link", `${app}0000000000`, `${app}1234567890`],
  ["store.oneLinkTemplate", store, "oneLinkTemplate", null, "https://brand.onelink.me/AbCd"],
  ["launch.consent", launch, "consent", null, { by: "Jo Doe", date: "05/14/2025" }],
  ["launch.claims[0].proof", claim, "proof", null, proof],
  ["legalPages[0].href", legal, "href", null, false],
])("lists %s until it is filled in", (field, place, key, wrong, right) => {
  for (const value of [wrong, right]) {
    set(place as Record<string, unknown>, key, value);
    const listed = preflightFindings().filter((finding) => finding.field === field);
    expect(listed.length > 0).toBe(value === wrong);
    for (const { file, what } of listed) {
      expect(file).toMatch(/^content\/[\w-]+\.ts$/);
      expect(what).toMatch(/\w+ \w+/);
    }
  }
});

it("lists a placeholder host", () => {
  set(scripts, "analytics", [{ ...counter, src: "https://stats.example.com/script.js" }]);
  expect(found()).toContain("scripts.analytics[0].src");
});

it("lists a pixel that still has the placeholder of its id", () => {
  const entries = readdirSync("deploy/pixels").map((file) => ({ ...counter, src: `/../deploy/pixels/${file}` }));
  set(scripts, "analytics", [...entries, { ...counter, src: "/favicon.ico" }]);
  const listed = preflightFindings().filter(({ topic }) => topic === "Pixels have your ids");
  expect(listed.map(({ field }) => field)).toEqual(entries.map((_, index) => `scripts.analytics[${index}].src`));
  for (const { what } of listed)
    expect(what).toMatch(/ sends nothing: replace YOUR_[A-Z_]+_ID with your id from The abacus$/);
});

it("lists a claim whose words have changed since its source was noted", () => {
  set(claim, "proof", { ...proof, claim: "5 of 5" });
  const [line] = preflightFindings().filter(({ field }) => field === "launch.claims[0].proof");
  expect(line?.what).toMatch(/was “5 of 5” when its source was noted: check the source again/);
});

it("shows an example of a source for the claim, or a neutral one", () => {
  const whatOf = (example: string | undefined) => {
    set(launch, "claims", [{ field: "home.hero.rating.users", proof: null, example }]);
    return preflightFindings().find(({ field }) => field === "launch.claims[0].proof")?.what;
  };
  const words = `claim: "${home.hero.rating.users}"`;
  expect(whatOf("App Store Connect")).toContain(`{ ${words}, source: "App Store Connect", date: "05/14/2025" }`);
  expect(whatOf(undefined)).toContain(`{ ${words}, source: "the page or the report that shows it", date: `);
});

it("lists a portrait that two pages show once", () => {
  const { src } = home.founder.portrait;
  set(home.founder.portrait, "sample", true);
  expect(preflightFindings().filter(({ what }) => what.includes(src))).toHaveLength(1);
});

it("lists a missing consent tool if visitors must consent, and nothing if attribution is off", () => {
  set(store, "oneLinkTemplate", null);
  set(launch, "consent", null);
  set(scripts, "consent", null);
  set(store, "consent", "ask");
  for (const attribution of ["on", "off"] as const) {
    set(store, "attribution", attribution);
    for (const field of ["store.oneLinkTemplate", "launch.consent", "scripts.consent"])
      expect([field, found().includes(field)]).toEqual([field, attribution === "on"]);
  }
  // Analytics alone need consent too.
  set(scripts, "analytics", [counter]);
  expect(found()).toEqual(expect.arrayContaining(["launch.consent", "scripts.consent"]));
  set(scripts, "consent", { scripts: [{ src: "/consent.js" }] });
  expect(found()).not.toContain("scripts.consent");
});

it("lists a real quote without a permission", () => {
  const shown: Testimonial = { ...quote, date: "02/09/2025", sample: false };
  testimonials.unshift(shown);
  expect(found()).toContain("testimonials[0]");
  shown.permission = "by e-mail, 05/14/2025";
  expect(found()).not.toContain("testimonials[0]");
  shown.sample = true;
  expect(found()).toContain("testimonials[0].sample");
  testimonials.shift();
});
