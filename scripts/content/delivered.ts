import { existsSync, readdirSync, readFileSync } from "node:fs";
import { theme } from "../../content/theme";
import record from "./delivered.json" with { type: "json" };
import { fingerprint } from "./fingerprint";
import { pictureTexts } from "./picture-texts";
import { samples } from "./samples";

/** Whether words are those that came with the site, whatever their `sample` says. */
export const areDeliveredWords = (words: string) =>
  (record.words as string[]).includes(fingerprint(words));

/** Whether a picture is described as the drawing was that came with the site. */
export const isDeliveredAlt = (alt: string) => (record.alts as string[]).includes(fingerprint(alt));

/** Whether a file is still the one that came with the site. */
export const isDeliveredFile = (file: string) =>
  existsSync(file) &&
  (record.files as Record<string, string>)[file] === fingerprint(readFileSync(file));

/** Whether a colour is the one that came with the site. */
export const isDeliveredColour = (token: string, hex: string) =>
  (record.colours as Record<string, string>)[token] === fingerprint(hex.toUpperCase());

/** What scripts/content/delivered.json holds: the fingerprints of the samples as they are now. */
export function recordOfDelivered() {
  const files = [
    "art/mark.svg",
    "public/assets/app-store-badge.svg",
    ...readdirSync("art/mascot").map((file) => `art/mascot/${file}`),
  ];
  return {
    files: Object.fromEntries(files.map((file) => [file, fingerprint(readFileSync(file))])),
    words: samples().flatMap(({ words, isMarked }) =>
      words && isMarked ? fingerprint(words) : [],
    ),
    /** What the delivered pictures show, in words. */
    alts: pictureTexts().map(({ alt }) => fingerprint(alt)),
    colours: Object.fromEntries(
      Object.entries(theme).map(([token, hex]) => [token, fingerprint(hex.toUpperCase())]),
    ),
  };
}
