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

/* In the order of the report. */
const topics: Record<string, () => Finding[]> = {
  "Quotes are real and may be printed": () => [
    ...samples((name) => name === "testimonials"),
    ...testimonials.flatMap(({ author, sample, permission }, index) =>
      when(
        !sample && !permission,
        ["testimonials", index],
        `the quote by ${author} has no permission: add one, like permission: "by e-mail, 05/14/2025"`,
      ),
    ),
  ],

  "The people and their words are yours": () =>
    samples((name, { src }) => name !== "testimonials" && src === undefined),

  "The pictures are of your app and your people": () => samples((_, { src }) => src !== undefined),

  "Badge and app icon are the right ones": () => [
    ...when(
      store.badge.standIn,
      ["store", "badge", "standIn"],
      `public${store.badge.src} is the neutral stand-in: put Apple’s artwork there, then standIn: false`,
    ),
    ...launch.samples.flatMap((file, index) =>
      when(
        true,
        ["launch", "samples", index],
        `${file} came with the site: draw your own, or keep it, then take it out of this list`,
      ),
    ),
  ],

  "Addresses are yours": () =>
    contentRegistry
      // The page's label repeats hosts of other fields.
      .filter(({ name }) => name !== "store" && name !== "pageLabel")
      .flatMap(({ name, value }) =>
        textsOf(value).flatMap(({ path, text }) =>
          when(/[@.]example\b/.test(text), [name, ...path], `placeholder address: ${text}`),
        ),
      ),

  "Store link and OneLink lead to your app": () => [
    ...when(
      /\/id0+$/.test(store.link),
      ["store", "link"],
      "placeholder: write your app’s page, like https://apps.apple.com/app/id1234567890",
    ),
    ...when(
      store.consent !== "off" &&
        (!store.oneLinkTemplate || store.oneLinkTemplate.includes("example.")),
      ["store", "oneLinkTemplate"],
      "no OneLink template, so installs cannot be attributed: write yours from AppsFlyer, like https://example.onelink.me/AbCd",
    ),
  ],

  "Each claim has a source and a date": () =>
    launch.claims.flatMap(({ claim, field, proof }, index) =>
      when(
        !proof,
        ["launch", "claims", index, "proof"],
        `“${claim}” (${field}) has no source and date: { source: "App Store, US", date: "05/14/2025" }`,
      ),
    ),

  "Privacy policy, terms and imprint are linked": () =>
    site.footer.legal.flatMap(({ label, href }, index) =>
      when(
        href === null,
        ["site", "footer", "legal", index, "href"],
        `${label}: write it in content/legal.ts and its address here, like /privacy, or an address elsewhere, or false where you need none`,
      ),
    ),

  "Consent is decided": () => [
    ...when(
      store.consent === "ask" && !scripts.consent,
      ["scripts", "consent"],
      'consent in content/store.ts is "ask", so name your consent tool, like { scripts: [{ src: "/consent/tool.js" }, { src: "/consent/settings.js" }] }',
    ),
    ...when(
      !launch.consent && (store.consent !== "off" || scripts.analytics !== null),
      ["launch", "consent"],
      "AppsFlyer or your analytics get data of each visit: decide with legal advice whether visitors must consent, set consent in content/store.ts, and write who decided and when",
    ),
  ],
};

export const launchTopics = Object.keys(topics);

/** Returns all samples, placeholders and open decisions, each with its topic, file, field and what to do. */
export const preflightFindings = () =>
  Object.entries(topics).flatMap(([topic, find]) => find().map((one) => ({ topic, ...one })));

function when(isOpen: boolean, fields: FieldPath, what: string): Finding[] {
  return isOpen ? [{ file: sourceOf(fields), field: fieldName(fields), what }] : [];
}

/** Returns the objects that are marked as samples and that `isIncluded` accepts. */
function samples(
  isIncluded: (name: string, object: Record<string, unknown>) => boolean,
): Finding[] {
  return contentRegistry.flatMap(({ name, value }) =>
    objectsOf(value).flatMap(({ path, object }) =>
      when(
        object.sample === true && isIncluded(name, object),
        [name, ...path, "sample"],
        `${advice(object)}, then sample: false`,
      ),
    ),
  );
}

function advice(part: Record<string, unknown>): string {
  if ("quote" in part) return `invented quote by ${part.author}: write a real one`;
  if ("biography" in part) return `invented biography of ${part.name}: write the real one`;
  if (!("src" in part)) return "invented story of the founder: write the real one";
  const picture = path.basename(String(part.src));
  const folder = existsSync(`art/screens/${picture}.html`) ? "art/screens" : "art/portraits";
  return `${part.src} is a drawing: put your picture at ${folder}/${picture}.png, run npm run pictures, and describe it in its alt`;
}
