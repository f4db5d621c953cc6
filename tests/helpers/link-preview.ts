import { load } from "cheerio";

/** How much of a page link previews read at least, in bytes. Those of some chats read 10,000 characters. */
const previewBytes = 8192;

/** Returns the elements in the part of a page that a link preview reads. */
export const linkPreview = (page: Buffer) => load(page.subarray(0, previewBytes).toString());

/** The elements that a link preview and a search result show, as selectors. */
export const previewTags = [
  "meta[charset]",
  "meta[name='viewport']",
  "title",
  "meta[name='description']",
  "link[rel='canonical']",
  ...["title", "description", "url", "site_name", "type", "image", "image:width", "image:height", "image:alt"].map(
    (name) => `meta[property='og:${name}']`,
  ),
  ...["card", "title", "description", "image", "image:alt"].map((name) => `meta[name='twitter:${name}']`),
  "link[rel='icon']",
  "link[rel='apple-touch-icon']",
];
