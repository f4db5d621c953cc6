/** Made by `npm run generate` from art/icons: the names of the icons. */
export const iconNames = [
  "arrow-left",
  "arrow-right",
  "bracket",
  "chevron-down",
  "copy",
  "flag-allergen",
  "flag-explained",
  "flag-look",
  "flag-unsure",
  "mail",
  "pause",
  "photo",
  "play",
  "star",
  "video",
] as const;

export type IconName = (typeof iconNames)[number];
