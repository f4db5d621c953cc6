/** The places of download links, as `store-click` reports them. docs/editing.md lists them for owners. */
export const placements = [
  "top-bar",
  "hero",
  "puzzle",
  "problem",
  "label-confusion",
  "who-this-helps",
  "pricing",
  "closing",
  "download-bar",
  "footer",
  "ingredients",
  "page-title",
  "page-cta",
] as const;

export type Placement = (typeof placements)[number];
