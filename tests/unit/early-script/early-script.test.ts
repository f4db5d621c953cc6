/** @jest-environment jsdom */
import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { documentState } from "@/lib/enhancement/document-state";
import "./listeners";

const attributes = { "data-site": "</script><!--<script>" };
const hosts = { connect: ["https://api.example.com"] };
const counter = { name: "The abacus", purpose: "counts visits", src: "/visits.js", attributes, hosts };
const pixel = { name: "The billboard", purpose: "measures our ads", src: "https://cdn.example.com/billboard.js?id=1" };

/** Returns scripts/build/early-script.ts. */
function builder() {
  // esbuild compares Buffer with the Uint8Array that it extends, which is not jsdom's.
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
  return import("@/scripts/build/early-script");
}

async function build() {
  const { bundleEarlyScript, earlyScriptOptions } = await builder();
  return bundleEarlyScript(earlyScriptOptions());
}

/** Runs a script as a page does. */
const run = (textContent: string) =>
  document.head.append(Object.assign(document.createElement("script"), { textContent }));

afterEach(() => window.history.replaceState(null, "", "/"));

it("runs as it is built", async () => {
  window.history.replaceState(null, "", `${window.location.origin}//about-us`);
  run(await build());
  expect(window.location.pathname).toBe("/about-us");
  expect(documentState()).toBe("loading");
});

it("runs the other parts when one throws", async () => {
  const code = await build();
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  window.history.replaceState(null, "", `${window.location.origin}//about-us`);
  jest.spyOn(window.history, "replaceState").mockImplementationOnce(() => {
    throw new Error("broken");
  });
  run(code);
  expect(logged).toHaveBeenCalled();
  expect(documentState()).toBe("loading");
});

it("cannot be closed, or kept open, by a value", async () => {
  jest.replaceProperty(scripts, "analytics", [counter]);
  const code = await build();
  expect(code).toContain("data-site");
  expect(code).not.toMatch(/<\/script|<!--/);
});

it("loads the provider's script unless attribution is off, and analytics below the path of the site (req 120)", async () => {
  const { earlyScriptOptions } = await builder();
  jest.replaceProperty(scripts, "analytics", [counter, pixel]);
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://example.com/site" });
  expect(earlyScriptOptions()).toMatchObject({
    attribution: { smartScript: store.smartScript },
    // Without what only the policy and the privacy note need.
    analytics: [{ src: "/site/visits.js", attributes }, { src: pixel.src }],
  });
  jest.replaceProperty(store, "attribution", "off");
  expect(earlyScriptOptions().attribution).toBeNull();
});

it("loads the consent tool only if consent is required, below the path of the site", async () => {
  const { earlyScriptOptions } = await builder();
  const consent = { scripts: [{ src: "/consent/tool.js", attributes }], styles: ["/consent/tool.css"], hosts };
  jest.replaceProperty(scripts, "consent", consent);
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://example.com/site" });
  jest.replaceProperty(store, "consent", "ask");
  expect(earlyScriptOptions().consentTool).toEqual({
    scripts: [{ src: "/site/consent/tool.js", attributes }],
    styles: ["/site/consent/tool.css"],
  });
  jest.replaceProperty(store, "consent", "not-needed");
  expect(earlyScriptOptions().consentTool).toBeNull();
});
