import { existsSync, readdirSync, readFileSync } from "node:fs";
import record from "./delivered.json";
import { fingerprint } from "./fingerprint";
import { samples } from "./samples";

/** Whether words are those that came with the site, whatever their `sample` says. */
export const areDeliveredWords = (words: string) =>
  (record.words as string[]).includes(fingerprint(words));

/** Whether a file is still the one that came with the site. */
export const isDeliveredFile = (file: string) =>
  existsSync(file) &&
  (record.files as Record<string, string>)[file] === fingerprint(readFileSync(file));

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
  };
}
