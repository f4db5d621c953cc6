import { documentState } from "@/lib/enhancement/document-state";
import { recoverScripts } from "@/lib/enhancement/early-script/recover-scripts";
import { hydrate } from "./listeners";

const src = "/site/_next/static/chunks/a.js";

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<script async src="${src}"></script>`;
  recoverScripts();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

const script = () => document.querySelector(`script[src="${src}"]`);
const lose = () => script()?.dispatchEvent(new Event("error"));
const throwIn = (filename: string, error: Error) => window.dispatchEvent(new ErrorEvent("error", { filename, error }));

/** Collects the addresses that the page requests, as the attribute has them when a script is inserted. */
function requests() {
  const urls: string[] = [];
  const replace = Element.prototype.replaceWith;
  jest.spyOn(Element.prototype, "replaceWith").mockImplementation(function (this: Element, ...nodes) {
    urls.push((nodes[0] as Element).getAttribute("src") ?? "");
    replace.apply(this, nodes);
  });
  return urls;
}

it("marks the page as loading", () => expect(documentState()).toBe("loading"));

it("requests a lost script once more, with the address as the page wrote it", () => {
  const [lost, urls] = [script(), requests()];
  lose();
  jest.advanceTimersByTime(500);
  expect(urls).toEqual([src]);
  expect(script()).not.toBe(lost);
  expect(documentState()).toBe("loading");
});

it("requests a script that was cut off past the cache, and keeps its attribute", () => {
  const urls = requests();
  throwIn(location.origin + src, new SyntaxError("Unexpected end of input"));
  jest.advanceTimersByTime(500);
  expect(urls).toEqual([`${src}?retry`]);
  expect(script()).not.toBeNull();
  expect(documentState()).toBe("loading");
});

it.each([
  ["is lost twice", lose],
  ["is lost, and then cut off", () => throwIn(location.origin + src, new SyntaxError("Unexpected end of input"))],
])("marks the page when a script %s", (_, fail) => {
  lose();
  jest.advanceTimersByTime(500);
  fail();
  expect(documentState()).toBe("failed");
});

it("marks the page when a script throws, and hides the error from Next", () => {
  const seenByNext = jest.fn();
  document.documentElement.addEventListener("error", seenByNext);
  throwIn(location.origin + src, new Error("broken"));
  expect(documentState()).toBe("failed");
  expect(seenByNext).not.toHaveBeenCalled();
});

it("ignores errors of extensions and of other scripts", () => {
  throwIn("chrome-extension://abc/content.js", new Error("broken"));
  throwIn("", new Error("broken"));
  expect(documentState()).toBe("loading");
});

it("marks a loaded page that does not hydrate within 10 s", () => {
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(9_900);
  expect(documentState()).toBe("loading");
  jest.advanceTimersByTime(200);
  expect(documentState()).toBe("failed");
});

it("marks a page that waits for a script for 30 s", () => {
  window.dispatchEvent(new Event("DOMContentLoaded"));
  jest.advanceTimersByTime(29_900);
  expect(documentState()).toBe("loading");
  jest.advanceTimersByTime(200);
  expect(documentState()).toBe("failed");
});

it.each([
  ["lost", () => document.head.lastElementChild?.dispatchEvent(new Event("error"))],
  ["cut off", () => throwIn(`${location.origin}/_next/late.js`, new SyntaxError("Unexpected end of input"))],
  ["broken", () => throwIn(`${location.origin}/_next/late.js`, new Error("broken"))],
])("does not mark the page when the script of one part is %s before hydration", (_, fail) => {
  const late = document.createElement("script");
  late.setAttribute("src", "/_next/late.js");
  document.head.append(late);
  for (let time = 1; time <= 2; time++) {
    fail();
    jest.advanceTimersByTime(500);
  }
  expect(documentState()).toBe("loading");
});

it("requests a script that is cut off after hydration once more", async () => {
  await hydrate();
  const urls = requests();
  for (let time = 1; time <= 2; time++) {
    throwIn(location.origin + src, new SyntaxError("Unexpected end of input"));
    jest.advanceTimersByTime(500);
  }
  expect(urls).toEqual([`${src}?retry`]);
  expect(documentState()).toBe("ready");
});

it("ignores other errors after hydration", async () => {
  window.dispatchEvent(new Event("load"));
  await hydrate();
  lose();
  throwIn(location.origin + src, new Error("broken"));
  jest.advanceTimersByTime(20_000);
  expect(documentState()).toBe("ready");
});
