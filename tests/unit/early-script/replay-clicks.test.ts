/** @jest-environment jsdom */
import { replayClicks } from "@/lib/enhancement/early-script/replay-clicks";
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

it("repeats clicks after hydration, in their order", async () => {
  for (const id of ["b", "a", "b"]) click(id);
  expect(clicks).toEqual([]);
  await hydrate();
  jest.runAllTimers();
  expect(clicks).toEqual(["b", "a", "b"]);
});

it("does not repeat clicks during React's effects", async () => {
  click("a");
  await hydrate();
  expect(clicks).toEqual([]);
});

it("leaves buttons outside the page's content alone", () => {
  click("tool");
  expect(clicks).toEqual(["tool"]);
});

it("leaves clicks after hydration alone", async () => {
  await hydrate();
  click("a");
  expect(clicks).toEqual(["a"]);
});

it("holds a click on a part that hydrates later, and repeats it then", async () => {
  const main = document.querySelector("main");
  main?.setAttribute("data-pending", "");
  click("a");
  await hydrate();
  click("b");
  jest.advanceTimersByTime(1000);
  expect(clicks).toEqual([]);
  main?.removeAttribute("data-pending");
  jest.runAllTimers();
  expect(clicks).toEqual(["a", "b"]);
});

it("forgets a click on a part that does not hydrate in time", async () => {
  document.querySelector("main")?.setAttribute("data-pending", "");
  click("a");
  await hydrate();
  jest.runAllTimers();
  expect(clicks).toEqual([]);
});

it("does not hold the clicks on other parts for it", async () => {
  document.getElementById("a")?.setAttribute("data-pending", "");
  click("a");
  click("b");
  await hydrate();
  jest.advanceTimersByTime(10);
  expect(clicks).toEqual(["b"]);
});

it("skips a button that has been removed", async () => {
  for (const id of ["a", "b"]) click(id);
  document.getElementById("a")?.remove();
  await hydrate();
  jest.runAllTimers();
  expect(clicks).toEqual(["b"]);
});
