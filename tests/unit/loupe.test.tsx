import { act, render } from "@testing-library/react";
import { createRef } from "react";
import { Loupe, type LoupeHandle } from "@/components/puzzle/loupe";
import { candy } from "./sample-products";

/* The loupe always reports its landing, because the answer waits for it. jsdom has no layout, so each test places the words. */

const [first, second] = candy.ingredients;

/** Returns an element in `rect`, in px of the window. */
function elementAt(left: number, top: number): Element {
  const element = document.createElement("span");
  element.getBoundingClientRect = () => new DOMRect(left, top, 40, 20);
  return element;
}

const list = elementAt(0, 0);
const eye = { current: elementAt(300, -100) as HTMLElement };

/** Shows the loupe, and returns a function that sends it to a word and counts its landings. */
function show() {
  jest.useFakeTimers();
  const handle = createRef<LoupeHandle>();
  const page = render(<Loupe eye={eye} ref={handle} />);
  const landings: string[] = [];
  async function fly(name: string, word: Element, ingredient = first) {
    await act(async () => {
      if (ingredient) handle.current?.flyTo(word, list, ingredient).then(() => landings.push(name));
    });
  }
  return { ...page, fly, landings };
}

/** Passes time in frames. */
async function pass(ms: number) {
  for (let time = 0; time < ms; time += 10) await act(() => jest.advanceTimersByTimeAsync(10));
}

it("lands on a word at the end of its flight", async () => {
  const { fly, landings } = show();
  await fly("word", elementAt(10, 10));
  await pass(250);
  expect(landings).toEqual([]);
  await pass(250);
  expect(landings).toEqual(["word"]);
});

it("lands on the second word when it is sent there in flight", async () => {
  const { fly, landings } = show();
  await fly("first", elementAt(10, 10));
  await pass(200);
  await fly("second", elementAt(90, 10), second);
  await pass(250);
  expect(landings).toEqual([]);
  await pass(250);
  expect(landings).toEqual(["second"]);
});

it("lands when it is sent to where it is", async () => {
  const { fly, landings } = show();
  for (const name of ["first", "again"]) {
    await fly(name, elementAt(10, 10));
    await pass(500);
  }
  expect(landings).toEqual(["first", "again"]);
});

it("lands when it is removed in flight", async () => {
  const { fly, landings, unmount } = show();
  await fly("word", elementAt(10, 10));
  await act(async () => unmount());
  expect(landings).toEqual(["word"]);
});
