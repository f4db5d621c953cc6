import { existsSync } from "node:fs";
import path from "node:path";
import { launch } from "../../content/launch";
import { scripts } from "../../content/scripts";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { testimonials } from "../../content/testimonials";
import { entries } from "./entries";
import { type FieldPath, fieldName, groupsOf, textsOf } from "./fields";
import { placeOf } from "./rules";

/** Something that must not be published as it is. */
export interface Finding {
  topic: string;
  file: string;
  field: string;
  what: string;
}
type Told = Omit<Finding, "topic">;

/* In the order in which preflight asks. */
const topics: Record<string, () => Told[]> = {
  "Quotes are real and may be printed": quotes,
  "The people and their words are yours": () =>
    samples((name, { src }) => name !== "testimonials" && src === undefined),
  "The pictures are of your app and your people": () => samples((_, { src }) => src !== undefined),
  "Badge and app icon are the right ones": artwork,
  "Addresses are yours": addresses,
  "Store link and OneLink lead to your app": storeLinks,
  "Each claim has a source and a date": claims,
  "Privacy policy, terms and imprint are linked": legalLinks,
  "Consent is decided": consent,
};

export const launchTopics = Object.keys(topics);

/** Returns what is still a sample, a placeholder or undecided. */
export function preflightFindings(): Finding[] {
  return Object.entries(topics).flatMap(([topic, find]) =>
    find().map((finding) => ({ topic, ...finding })),
  );
}

const at = (fields: FieldPath, what: string): Told => ({
  file: placeOf(fields),
  field: fieldName(fields),
  what,
});
const when = (isOpen: boolean, fields: FieldPath, what: string) =>
  isOpen ? [at(fields, what)] : [];

/** Returns what content marks as a sample, of the parts that `isAsked` picks. */
function samples(isAsked: (name: string, part: Record<string, unknown>) => boolean): Told[] {
  return entries.flatMap(({ name, value }) =>
    groupsOf(value)
      .filter(({ group }) => group.sample === true && isAsked(name, group))
      .map(({ path, group }) =>
        at([name, ...path, "sample"], `${cure(group)}, then sample: false`),
      ),
  );
}

function cure(part: Record<string, unknown>): string {
  if ("quote" in part) return `invented quote by ${part.author}: write a real one`;
  if ("biography" in part) return `invented biography of ${part.name}: write the real one`;
  if (!("src" in part)) return "invented story of the founder: write the real one";
  const picture = path.basename(String(part.src));
  const folder = existsSync(`art/screens/${picture}.html`) ? "art/screens" : "art/portraits";
  return `${part.src} is a drawing: put your picture at ${folder}/${picture}.png, run npm run pictures, and say in its alt what it shows`;
}

function quotes() {
  const isUnpermitted = ({ sample, permission }: (typeof testimonials)[number]) =>
    !sample && !permission;
  return [
    ...samples((name) => name === "testimonials"),
    ...testimonials.flatMap((quote, index) =>
      when(
        isUnpermitted(quote),
        ["testimonials", index],
        `the quote by ${quote.author} has no permission: add one, like permission: "by e-mail, 05/14/2025"`,
      ),
    ),
  ];
}

function artwork() {
  return [
    ...when(
      store.badge.standIn,
      ["store", "badge", "standIn"],
      `public${store.badge.src} is the neutral stand-in: put Apple’s artwork there, then standIn: false`,
    ),
    ...launch.samples.map((file, index) =>
      at(
        ["launch", "samples", index],
        `${file} came with the site: draw your own, or keep it, then take it out of this list`,
      ),
    ),
  ];
}

function addresses() {
  return entries
    .filter(({ name }) => name !== "store")
    .flatMap(({ name, value }) =>
      textsOf(value)
        .filter(({ text }) => /[@.]example\b/.test(text))
        .map(({ path, text }) => at([name, ...path], `placeholder address: ${text}`)),
    );
}

function storeLinks() {
  const { link, oneLinkTemplate, consent } = store;
  return [
    ...when(
      /\/id0+$/.test(link),
      ["store", "link"],
      "placeholder: write your app’s page, like https://apps.apple.com/app/id1234567890",
    ),
    ...when(
      consent !== "off" && (!oneLinkTemplate || oneLinkTemplate.includes("example.")),
      ["store", "oneLinkTemplate"],
      "no OneLink template, so installs cannot be attributed: write yours from AppsFlyer, like https://example.onelink.me/AbCd",
    ),
  ];
}

function claims() {
  return launch.claims.flatMap(({ claim, field, proof }, index) =>
    when(
      !proof,
      ["launch", "claims", index, "proof"],
      `“${claim}” (${field}) has no source and date: { source: "App Store, US", date: "05/14/2025" }`,
    ),
  );
}

function legalLinks() {
  return site.footer.legal.flatMap(({ label, href }, index) =>
    when(
      href === null,
      ["site", "footer", "legal", index, "href"],
      `${label}: write it in content/legal.ts and its address here, like /privacy, or an address elsewhere, or false where you need none`,
    ),
  );
}

function consent() {
  return [
    ...when(
      store.consent === "ask" && !scripts.consent,
      ["scripts", "consent"],
      'nobody asks visitors: consent in content/store.ts is "ask", so name your consent tool, like { scripts: [{ src: "/consent/tool.js" }, { src: "/consent/settings.js" }] }',
    ),
    ...when(
      !launch.consent && (store.consent !== "off" || scripts.analytics !== null),
      ["launch", "consent"],
      "visits are attributed by AppsFlyer, which gets click ids, or counted: decide with who advises you whether visitors must be asked, set consent in content/store.ts, and write who decided and when",
    ),
  ];
}
