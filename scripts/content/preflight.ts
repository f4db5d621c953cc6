import { existsSync } from "node:fs";
import path from "node:path";
import { launch } from "../../content/launch";
import { scripts } from "../../content/scripts";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { testimonials } from "../../content/testimonials";
import { contentRegistry } from "./content-registry";
import { type FieldPath, fieldName, objectsOf, textsOf } from "./fields";
import { sourceOf } from "./rules";

type Finding = Record<"file" | "field" | "what", string>;

const when = (isOpen: boolean, path: FieldPath, what: string): Finding[] =>
  isOpen ? [{ file: sourceOf(path), field: fieldName(path), what }] : [];

/* In the order of the report. */
const topics: Record<string, () => Finding[]> = {
  "Quotes are real and may be printed": () => [
    ...samples((name) => name === "testimonials"),
    ...testimonials.flatMap(({ author, sample, permission }, index) => {
      const what = `the quote by ${author} has no permission: add one, like permission: "by e-mail, 05/14/2025"`;
      return when(!sample && !permission, ["testimonials", index], what);
    }),
  ],

  "People and their stories are real": () => samples((name, { src }) => name !== "testimonials" && src === undefined),

  "Pictures show your app and your people": () => samples((_, { src }) => src !== undefined),

  "Badge and app icon are final": () => {
    const badge = `public${store.badge.src} is the neutral stand-in: replace it with Apple’s artwork, then set standIn: false`;
    const sample = "came with the site: draw your own or keep it, then remove it from this list";
    return [
      ...when(store.badge.standIn, ["store", "badge", "standIn"], badge),
      ...launch.samples.flatMap((file, index) => when(true, ["launch", "samples", index], `${file} ${sample}`)),
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
      ...when(store.consent !== "off" && isPlaceholder, ["store", "oneLinkTemplate"], template),
    ];
  },

  "Each claim has a source and a date": () =>
    launch.claims.flatMap(({ claim, field, proof }, index) => {
      const what = `“${claim}” (${field}) has no source and date: { source: "App Store, US", date: "05/14/2025" }`;
      return when(!proof, ["launch", "claims", index, "proof"], what);
    }),

  "Privacy policy, terms and imprint are linked": () =>
    site.footer.legal.flatMap(({ text, href }, index) => {
      const what = `${text}: write it in content/legal.ts and enter its address, like /privacy, or enter an external address, or false if you need none`;
      return when(href === null, ["site", "footer", "legal", index, "href"], what);
    }),

  "Consent is decided": () => {
    const tool = `consent in content/store.ts is "ask", so enter your consent tool, like { scripts: [{ src: "/consent/tool.js" }, { src: "/consent/settings.js" }] }`;
    const decision = `AppsFlyer or your analytics receive data about each visit: decide with legal advice whether visitors must consent, set consent in content/store.ts, and enter the name and the date`;
    const isTracking = store.consent !== "off" || scripts.analytics !== null;
    return [
      ...when(store.consent === "ask" && !scripts.consent, ["scripts", "consent"], tool),
      ...when(isTracking && !launch.consent, ["launch", "consent"], decision),
    ];
  },
};

export const launchTopics = Object.keys(topics);

/** Returns all samples, placeholders and open decisions, each with its topic, file, field and what to do. */
export const preflightFindings = () =>
  Object.entries(topics).flatMap(([topic, find]) => find().map((one) => ({ topic, ...one })));

/** Returns the objects with `sample: true` that `isIncluded` accepts. */
function samples(isIncluded: (name: string, object: Record<string, unknown>) => boolean) {
  return contentRegistry.flatMap(({ name, value }) =>
    objectsOf(value).flatMap(({ path, object }) => {
      const isOpen = object.sample === true && isIncluded(name, object);
      return when(isOpen, [name, ...path, "sample"], `${advice(object)}, then sample: false`);
    }),
  );
}

function advice({ quote, author, biography, name, src }: Record<string, unknown>): string {
  if (quote) return `invented quote by ${author}: write a real one`;
  if (biography) return `invented biography of ${name}: write the real one`;
  if (!src) return "invented story of the founder: write the real one";
  const picture = path.basename(String(src));
  const folder = existsSync(`art/screens/${picture}.html`) ? "art/screens" : "art/portraits";
  return `${src} is a drawing: put your picture at ${folder}/${picture}.png, run npm run pictures, and describe it in its alt`;
}
