/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";

/* The files of deploy/pixels, which an owner copies to public/. */

const files = readdirSync("deploy/pixels");
const placeholder = /"YOUR_\w+"/;
const code = (file: string) => readFileSync(`deploy/pixels/${file}`, "utf8");
const codeWithId = (file: string) => code(file).replace(placeholder, '"ID-1"');

/** Runs a script as a page does. */
function run(textContent: string) {
  const script = Object.assign(document.createElement("script"), { textContent });
  document.body.append(script);
  script.remove();
}

const loaded = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const globals = () => window as unknown as Record<string, { queue: unknown[] } & unknown[]>;

beforeEach(() => document.head.replaceChildren());

it("there is a file for each of the four", () => {
  expect(files).toEqual(["google-analytics.js", "google-tag-manager.js", "meta.js", "tiktok.js"]);
});

it.each(files)("%s requests nothing with the placeholder, and warns once", (file) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  run(code(file));
  window.dispatchEvent(new CustomEvent("store-click", { detail: { placement: "hero" } }));
  expect(loaded()).toEqual([]);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^[\w ]+: nothing is sent until you enter your .* id/)]]);
});

it("all of them run in one page, and queue the page view and a click on a download link", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  for (const file of files) run(codeWithId(file));
  expect(warn).not.toHaveBeenCalled();
  expect(loaded()).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=ID-1",
    "https://www.googletagmanager.com/gtm.js?id=ID-1",
    "https://connect.facebook.net/en_US/fbevents.js",
    "https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=ID-1&lib=ttq",
  ]);
  window.dispatchEvent(new CustomEvent("store-click", { detail: { placement: "hero" } }));
  expect(globals().fbq?.queue).toEqual([
    ["init", "ID-1"],
    ["track", "PageView"],
    ["trackCustom", "StoreClick", { placement: "hero" }],
  ]);
  expect([...(globals().ttq ?? [])]).toEqual([["page"], ["track", "Download", { description: "hero" }]]);
  // A command of Google Analytics is an Arguments object, which its script requires. An event of Tag Manager is a plain one.
  const commands = globals().dataLayer?.map((entry) =>
    String(entry) === "[object Arguments]" ? { command: Array.from(entry as unknown[]) } : entry,
  );
  expect(commands).toEqual([
    { command: ["js", expect.any(Date)] },
    { command: ["config", "ID-1"] },
    { "gtm.start": expect.any(Number), event: "gtm.js" },
    { command: ["event", "store_click", { placement: "hero" }] },
    { event: "store_click", placement: "hero" },
  ]);
});
