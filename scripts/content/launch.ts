import { readdirSync } from "node:fs";
import path from "node:path";
import { home } from "../../content/home";
import { launch } from "../../content/launch";
import { scripts } from "../../content/scripts";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { testimonials } from "../../content/testimonials";
import { areDelivered, isDeliveredFile } from "./delivered";
import { entries } from "./entries";
import { type FieldPath, fieldName, walkStrings } from "./fields";
import { lineOf } from "./line-of";
import { pictureSources } from "./picture-sources";
import { pictureTexts } from "./picture-texts";
import { samples } from "./samples";

/** Something that must not be published as it is. */
export interface Finding {
  topic: string;
  file: string;
  field: string;
  what: string;
}

/* In the order in which preflight asks. */
const topics: Record<string, () => Omit<Finding, "topic">[]> = {
  "Quotes are real and may be printed": quotes,
  "The people and their words are yours": people,
  "The pictures are of your app and your people": pictures,
  "Badge and app icon are the right ones": artwork,
  "Addresses are yours": addresses,
  "Store link and OneLink lead to your app": storeLinks,
  "Each claim has a source and a date": claims,
  "Privacy policy, terms and imprint are linked": legalLinks,
  "Consent is decided": consent,
};

export const launchTopics = Object.keys(topics);

/** What is still a sample, a placeholder or undecided. */
export function preflightFindings(): Finding[] {
  return Object.entries(topics).flatMap(([topic, find]) =>
    find().map((finding) => ({ topic, ...finding })),
  );
}

function at(file: string, fields: FieldPath, what: string): Omit<Finding, "topic"> {
  return { file: `${file}:${lineOf(file, fields)}`, field: fieldName(fields), what };
}

function quotes() {
  const invented = samples()
    .filter(({ path: [name] }) => name === "testimonials")
    .flatMap((sample) => stillSample(sample));
  const unpermitted = testimonials.flatMap(({ author, sample, permission }, index) =>
    sample || permission
      ? []
      : at(
          "content/testimonials.ts",
          ["testimonials", index],
          `the quote by ${author} has no permission: add one, like permission: "by e-mail, 05/14/2025"`,
        ),
  );
  return [...invented, ...unpermitted];
}

function people() {
  return samples()
    .filter(({ path: [name], words }) => name !== "testimonials" && words)
    .flatMap((sample) => stillSample(sample));
}

/** A sample by its mark, or by its words when somebody only took the mark away. */
function stillSample({
  file,
  path: fields,
  what,
  words,
  isMarked,
}: ReturnType<typeof samples>[number]) {
  if (isMarked)
    return [
      at(file, [...fields, "sample"], `sample ${what}: write the real one, then sample: false`),
    ];
  if (words && areDelivered(words))
    return [at(file, fields, `the ${what} is word for word the invented one: write the real one`)];
  return [];
}

/** The owner's picture that a photo is made from; undefined while it is a drawing. */
function ownPicture(src: string): string | undefined {
  return pictureSources().find(({ name }) => name === path.basename(src))?.own;
}

function pictures() {
  const screens = home.labelConfusion.screens.map(({ src }, index) => ({
    file: "content/home.ts",
    path: ["home", "labelConfusion", "screens", index],
    src,
    isMarked: false,
  }));
  const portraits = samples().flatMap((sample) =>
    sample.src ? { ...sample, src: sample.src } : [],
  );
  const texts = pictureTexts().flatMap(({ file, path: fields, alt, own }) =>
    own && areDelivered(alt)
      ? at(file, [...fields, "alt"], `“${alt}” is what the drawing shows: say what ${own} shows`)
      : [],
  );
  const drawings = [...portraits, ...screens].flatMap(({ file, path: fields, src, isMarked }) => {
    const own = ownPicture(src);
    const folder = src.includes("screens") ? "art/screens" : "art/portraits";
    if (!own && !isKept(src))
      return at(
        file,
        fields,
        `${src} is a drawing: put your picture at ${folder}/${path.basename(src)}.png and run npm run pictures`,
      );
    if (isMarked)
      return at(
        file,
        [...fields, "sample"],
        `${src} is marked as a sample: sample: false once it is real`,
      );
    return [];
  });
  return [...drawings, ...texts];
}

const isKept = (file: string) => launch.kept.includes(file);

function artwork() {
  const badge = `public${store.badge.src}`;
  const found = [];
  if (store.badge.standIn || isDeliveredFile(badge))
    found.push(
      at(
        "content/store.ts",
        ["store", "badge", "standIn"],
        `${badge} is the neutral stand-in: put Apple’s artwork there, then standIn: false`,
      ),
    );
  if (isDeliveredFile("art/mark.svg") && !isKept("art/mark.svg"))
    found.push({
      file: "art/mark.svg",
      field: "",
      what: 'the icon that came with the site: draw your own, or add "art/mark.svg" to kept in content/launch.ts',
    });
  const poses = readdirSync("art/mascot").map((file) => `art/mascot/${file}`);
  const drawn = poses.filter((file) => isDeliveredFile(file) && !isKept("art/mascot"));
  if (drawn.length > 0)
    found.push({
      file: drawn[0] ?? "",
      field: "",
      what: `the mascot that came with the site (${drawn.length} of ${poses.length} poses): draw your own, or add "art/mascot" to kept in content/launch.ts`,
    });
  return found;
}

function addresses() {
  return entries.flatMap(({ file, name, value }) => {
    const found: Omit<Finding, "topic">[] = [];
    if (name === "store") return found;
    walkStrings(value, (text, fields) => {
      if (/[@.]example\b/.test(text))
        found.push(at(file, [name, ...fields], `placeholder address: ${text}`));
    });
    return found;
  });
}

function storeLinks() {
  const found = [];
  const isAttributed = store.consent !== "off";
  if (/\/id0+$/.test(store.link))
    found.push(
      at(
        "content/store.ts",
        ["store", "link"],
        "placeholder: write your app’s page, like https://apps.apple.com/app/id1234567890",
      ),
    );
  if (isAttributed && (!store.oneLinkTemplate || store.oneLinkTemplate.includes("example.")))
    found.push(
      at(
        "content/store.ts",
        ["store", "oneLinkTemplate"],
        "no OneLink template, so installs cannot be attributed: write yours from AppsFlyer, like https://example.onelink.me/AbCd",
      ),
    );
  return found;
}

function claims() {
  return launch.claims.flatMap(({ claim, field, proof }, index) =>
    proof
      ? []
      : at(
          "content/launch.ts",
          ["launch", "claims", index, "proof"],
          `“${claim}” (${field}) has no source and date: { source: "App Store, US", date: "05/14/2025" }`,
        ),
  );
}

function legalLinks() {
  return site.footer.legal.flatMap(({ label, href }, index) =>
    href === null
      ? at(
          "content/site.ts",
          ["site", "footer", "legal", index, "href"],
          `${label}: write it in content/legal.ts and its address here, like /privacy, or an address elsewhere, or false where you need none`,
        )
      : [],
  );
}

function consent() {
  const found = [];
  if (store.consent === "ask" && !scripts.consent)
    found.push(
      at(
        "content/scripts.ts",
        ["scripts", "consent"],
        'nobody asks visitors: consent in content/store.ts is "ask", so name your consent tool, like { scripts: [{ src: "/consent/tool.js" }, { src: "/consent/settings.js" }] }',
      ),
    );
  if (!launch.consent && (store.consent !== "off" || scripts.analytics))
    found.push(
      at(
        "content/launch.ts",
        ["launch", "consent"],
        "visits are attributed by AppsFlyer, which gets click ids, or counted: decide with who advises you whether visitors must be asked, set consent in content/store.ts, and write who decided and when",
      ),
    );
  return found;
}
