import { replayClicks } from "@/lib/early-script/replay-clicks";
import { hydrate } from "./listeners";

const clicks: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  clicks.length = 0;
  document.body.innerHTML =
    "<main><button id=a>A</button><button id=b>B</button></main><button id=tool>Accept</button>";
  for (const button of document.querySelectorAll("button")) button.onclick = () => clicks.push(button.id);
  replayClicks();
});
afterEach(() => jest.useRealTimers());

const click = (id: string) => document.getElementById(id)?.click();

it("repeats clicks after hydration, in their order", () => {
  for (const id of ["b", "a", "b"]) click(id);
  expect(clicks).toEqual([]);
  hydrate();
  jest.runAllTimers();
  expect(clicks).toEqual(["b", "a", "b"]);
});

it("does not repeat clicks during React's effects", () => {
  click("a");
  hydrate();
  expect(clicks).toEqual([]);
});

it("leaves buttons outside of the page's content alone", () => {
  click("tool");
  expect(clicks).toEqual(["tool"]);
});

it("leaves clicks after hydration alone", () => {
  hydrate();
  click("a");
  expect(clicks).toEqual(["a"]);
});

it("repeats a click until its part is hydrated, as React stops it before that", () => {
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener("click", stop, true);
  click("a");
  hydrate();
  jest.advanceTimersByTime(1000);
  expect(clicks).toEqual([]);
  document.removeEventListener("click", stop, true);
  jest.runAllTimers();
  expect(clicks).toEqual(["a"]);
});

it("skips a button that has been removed or disabled", () => {
  for (const id of ["a", "b"]) click(id);
  document.getElementById("a")?.remove();
  hydrate();
  jest.runAllTimers();
  expect(clicks).toEqual(["b"]);
});
