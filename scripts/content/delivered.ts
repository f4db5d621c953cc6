import { existsSync, readdirSync, readFileSync } from "node:fs";
import { theme } from "../../content/theme";
import { fingerprint } from "./fingerprint";
import { pictureTexts } from "./picture-texts";
import { samples } from "./samples";

/** Fingerprints of the samples, as `record-delivered.ts` wrote them. */
const record: string[] = JSON.parse(readFileSync("scripts/content/delivered.json", "utf8"));

/** Whether words are those that came with the site, whatever their `sample` says. */
export const areDelivered = (words: string | Buffer) => record.includes(fingerprint(words));

/** Whether a file is still the one that came with the site. */
export const isDeliveredFile = (file: string) =>
  existsSync(file) && areDelivered(readFileSync(file));

const colour = (token: string, hex: string) => `${token} ${hex.toUpperCase()}`;
/** Whether a colour is the one that came with the site. */
export const isDeliveredColour = (token: string, hex: string) => areDelivered(colour(token, hex));

/** What scripts/content/delivered.json holds: the fingerprints of the samples as they are now. */
export function recordOfDelivered(): string[] {
  const files = ["art/mark.svg", "public/assets/app-store-badge.svg"];
  const poses = readdirSync("art/mascot").map((file) => `art/mascot/${file}`);
  return [
    ...[...files, ...poses].map((file) => readFileSync(file)),
    ...samples().flatMap(({ words, isMarked }) => (words && isMarked ? [words] : [])),
    ...pictureTexts().map(({ alt }) => alt),
    ...Object.entries(theme).map(([token, hex]) => colour(token, hex)),
  ].map(fingerprint);
}
