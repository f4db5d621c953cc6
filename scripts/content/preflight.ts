import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { launch } from "../../content/launch";
import { legalPages } from "../../content/legal";
import { plainText } from "../../content/schema/plain-text";
import { scripts } from "../../content/scripts";
import { store } from "../../content/store";
import { testimonials } from "../../content/testimonials";
import { uniqueBy } from "../../lib/unique-by";
import { contentByName, contentRegistry } from "./content-registry";
import { type FieldPath, findField, objectsOf, textsOf } from "./fields";
import { problem } from "./problem";
import type { Problem } from "./report";

const when = (isOpen: boolean, path: FieldPath, what: string): Problem[] => (isOpen ? [problem(path, what)] : []);

/* In the order of the report. */
const topics: Record<string, () => Problem[]> = {
  "Quotes are real and may be printed": () => [
    ...samples((name) => name === "testimonials"),
    ...testimonials.flatMap(({ author, sample, permission }, index) => {
      const what = `the quote by ${author} has no permission: add one, like permission: "by e-mail, 05/14/2025"`;
      return when(!sample && !permission, ["testimonials", index], what);
    }),
  ],

  "People and their stories are real": () => samples((name, { src }) => name !== "testimonials" && src === undefined),

  "Pictures show your app and your people": () => samples((name, { src }) => src !== undefined && name !== "store"),

  "Badge and app icon are final": () => {
    const badge = `public${store.badge.src} is the neutral stand-in: replace it with Apple’s artwork, then set sample: false`;
    const shipped = "came with the site: draw your own or keep it, then remove it from this list";
    return [
      ...when(store.badge.sample, ["store", "badge", "sample"], badge),
      ...launch.shippedDrawings.flatMap((file, index) =>
        when(true, ["launch", "shippedDrawings", index], `${file} ${shipped}`),
      ),
    ];
  },

  "Addresses are real": () =>
    contentRegistry
      .filter(({ name }) => name !== "store")
      .flatMap(({ name, value }) =>
        textsOf(value).flatMap(({ path, text }) =>
          when(/[@.]example\b/.test(text), [name, ...path], `placeholder address: ${text}`),
        ),
      ),

  "Store link and OneLink lead to your app": () => {
    const link = "placeholder: enter the address of your app’s page, like https://apps.apple.com/app/id1234567890";
    const template = `no OneLink template, so installs cannot be attributed: enter yours from AppsFlyer, like https://example.onelink.me/AbCd`;
    const isPlaceholder = (store.oneLinkTemplate ?? "example.").includes("example.");
    return [
      ...when(/\/id0+$/.test(store.link), ["store", "link"], link),
      ...when(store.attribution === "on" && isPlaceholder, ["store", "oneLinkTemplate"], template),
    ];
  },

  "Each claim has a source and a date": () =>
    launch.claims.flatMap(({ field, proof, example = "the page or the report that shows it" }, index) => {
      const claim = claimIn(field);
      const missing = `“${claim}” (${field}) has no source and date: { claim: "${claim}", source: "${example}", date: "05/14/2025" }`;
      const changed = `“${claim}” (${field}) was “${proof?.claim}” when its source was noted: check the source again and enter the new words as claim`;
      const path = ["launch", "claims", index, "proof"];
      return [...when(!proof, path, missing), ...when(proof !== null && proof.claim !== claim, path, changed)];
    }),

  "Privacy policy, terms and imprint are linked": () =>
    legalPages.flatMap(({ linkText, href, sections }, index) => {
      const what = `${linkText}: write its sections, or enter the address of a page elsewhere, like href: "https://example.com/privacy", or false if you need none`;
      return when(href === null && sections.length === 0, ["legalPages", index, "href"], what);
    }),

  "Pixels have your ids": () =>
    scripts.analytics.flatMap(({ name, src }, index) => {
      const file = `public${src.replace(/[?#].*$/, "")}`;
      const [placeholder = ""] = /YOUR_\w+_ID/.exec(textOf(file)) ?? [];
      const what = `${file} sends nothing: replace ${placeholder} with your id from ${name}`;
      return when(placeholder !== "", ["scripts", "analytics", index, "src"], what);
    }),

  "Consent is decided": () => {
    const tool = `consent in content/store.ts is "ask", so enter your consent tool, like { scripts: [{ src: "/consent/tool.js" }, { src: "/consent/settings.js" }] }`;
    const decision = `AppsFlyer or your analytics receive data about each visit: decide with legal advice whether visitors must consent, set consent in content/store.ts, and enter the name and the date`;
    const isTracking = store.attribution === "on" || scripts.analytics.length > 0;
    return [
      ...when(isTracking && store.consent === "ask" && !scripts.consent, ["scripts", "consent"], tool),
      ...when(isTracking && !launch.consent, ["launch", "consent"], decision),
    ];
  },
};

export const launchTopics = Object.keys(topics);

/** Returns all samples, placeholders and open decisions, each with its topic. */
export function preflightFindings() {
  const all = Object.entries(topics).flatMap(([topic, find]) => find().map((one) => ({ topic, ...one })));
  // A value that two fields share, like a portrait, is listed once.
  return uniqueBy(all, ({ topic, what }) => `${topic} ${what}`);
}

/** Returns the text of a file, or "" if there is none. */
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Returns the words of a field with a claim. */
function claimIn(field: string): string {
  const value = findField(field, contentByName)?.value;
  if (Array.isArray(value)) return plainText(value);
  if (field.endsWith(".releaseDate")) return new Date(Number(value) * 1000).toISOString().slice(0, 10);
  return String(value);
}

/** Returns the objects with `sample: true` that `isIncluded` accepts. */
function samples(isIncluded: (name: string, object: Record<string, unknown>) => boolean) {
  return contentRegistry.flatMap(({ name, value }) =>
    objectsOf(value).flatMap(({ path, object }) => {
      const isOpen = object.sample === true && isIncluded(name, object);
      return when(isOpen, [name, ...path, "sample"], `${advice(object)}, then sample: false`);
    }),
  );
}

function advice({ quote, author, biography, name, letter, src }: Record<string, unknown>): string {
  if (quote) return `invented quote by ${author}: write a real one`;
  if (biography) return `invented biography of ${name}: write the real one`;
  if (letter) return "invented letter of the founder: write the real one";
  if (!src) return "invented story of the founder: write the real one";
  const folder = path.posix.dirname(String(src));
  return `${src} is a drawing: save your picture in ${folder}, enter its name, like src: "${folder}/my-picture.jpg", and describe it in alt`;
}
