/** Made by `npm run generate` from art/icons: the names that the icon sprite knows. */
export const iconNames = [
  "any-label",
  "arrow-left",
  "arrow-right",
  "barcode",
  "bracket",
  "camera",
  "chevron-down",
  "copy",
  "flag-allergen",
  "flag-explained",
  "flag-look",
  "flag-unsure",
  "instant",
  "leads-to",
  "mail",
  "offline",
  "on-device",
  "pause",
  "photo",
  "play",
  "privacy",
  "science",
  "star",
  "video",
] as const;

export type IconName = (typeof iconNames)[number];
