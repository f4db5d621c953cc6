import { recoverScripts } from "@/lib/enhancement/early-script/recover-scripts";
import { hydrate } from "./listeners";

const src = "/site/_next/static/chunks/a.js";

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<script async src="${src}"></script>`;
  recoverScripts();
});
afterEach(() => jest.useRealTimers());

const script = () => document.querySelector(`script[src="${src}"]`);
const hasFailed = () => document.documentElement.classList.contains("scripts-failed");
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

it("sets the class js", () => expect(document.documentElement.className).toBe("js"));

it("requests a lost script once more, with the address as the page wrote it", () => {
  const [lost, urls] = [script(), requests()];
  lose();
  jest.advanceTimersByTime(500);
  expect(urls).toEqual([src]);
  expect(script()).not.toBe(lost);
  expect(hasFailed()).toBe(false);
});

it("requests a script that was cut off past the cache, and keeps its attribute", () => {
  const urls = requests();
  throwIn(location.origin + src, new SyntaxError("Unexpected end of input"));
  jest.advanceTimersByTime(500);
  expect(urls).toEqual([`${src}?retry`]);
  expect(script()).not.toBeNull();
  expect(hasFailed()).toBe(false);
});

it.each([
  ["is lost twice", lose],
  ["is lost, and then cut off", () => throwIn(location.origin + src, new SyntaxError("Unexpected end of input"))],
])("marks the page when a script %s", (_, fail) => {
  lose();
  jest.advanceTimersByTime(500);
  fail();
  expect(hasFailed()).toBe(true);
});

it("marks the page when a script throws, and hides the error from Next", () => {
  const seenByNext = jest.fn();
  document.documentElement.addEventListener("error", seenByNext);
  throwIn(location.origin + src, new Error("broken"));
  expect(hasFailed()).toBe(true);
  expect(seenByNext).not.toHaveBeenCalled();
});

it("ignores errors of extensions and of other scripts", () => {
  throwIn("chrome-extension://abc/content.js", new Error("broken"));
  throwIn("", new Error("broken"));
  expect(hasFailed()).toBe(false);
});

it("marks a loaded page that does not hydrate within 10 s", () => {
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(9_900);
  expect(hasFailed()).toBe(false);
  jest.advanceTimersByTime(200);
  expect(hasFailed()).toBe(true);
});

it("ignores errors after hydration", () => {
  window.dispatchEvent(new Event("load"));
  hydrate();
  lose();
  throwIn(location.origin + src, new Error("broken"));
  jest.advanceTimersByTime(20_000);
  expect(hasFailed()).toBe(false);
});
