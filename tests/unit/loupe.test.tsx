import { act, render, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { Loupe, type LoupeHandle } from "@/components/puzzle/loupe";
import { timeline } from "@/components/puzzle/timeline";
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
  const handle = createRef<LoupeHandle>();
  const page = render(<Loupe eye={eye} ref={handle} />);
  const landings: string[] = [];
  async function fly(name: string, word: Element, ingredient = first) {
    await act(async () => {
      if (ingredient) handle.current?.flyTo(word, list, ingredient).then(() => landings.push(name));
    });
  }
  /* In real time: framer-motion keeps the function for frames that it finds when it is imported. */
  const expectLandings = (expected: string[]) =>
    waitFor(() => expect(landings).toEqual(expected), { timeout: 10 * timeline.flight });
  return { ...page, fly, landings, expectLandings };
}

it("lands on a word at the end of its flight", async () => {
  const { fly, landings, expectLandings } = show();
  const start = performance.now();
  await fly("word", elementAt(10, 10));
  expect(landings).toEqual([]);
  await expectLandings(["word"]);
  expect(performance.now() - start).toBeGreaterThan(0.8 * timeline.flight);
});

it("lands on the second word when it is sent there in flight", async () => {
  const { fly, landings, expectLandings } = show();
  await fly("first", elementAt(10, 10));
  await act(() => new Promise(requestAnimationFrame));
  await fly("second", elementAt(90, 10), second);
  expect(landings).toEqual([]);
  await expectLandings(["second"]);
});

it("lands when it is sent to where it is", async () => {
  const { fly, expectLandings } = show();
  await fly("first", elementAt(10, 10));
  await expectLandings(["first"]);
  await fly("again", elementAt(10, 10));
  await expectLandings(["first", "again"]);
});

it("lands when it is removed in flight", async () => {
  const { fly, landings, unmount } = show();
  await fly("word", elementAt(10, 10));
  await act(async () => unmount());
  expect(landings).toEqual(["word"]);
});
