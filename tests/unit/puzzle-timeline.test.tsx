import { act, fireEvent, screen } from "@testing-library/react";
import { useImperativeHandle } from "react";
import { lateCompletion } from "@/components/puzzle/late-completion";
import type { LoupeProps } from "@/components/puzzle/loupe";
import { forgetPuzzle } from "@/components/puzzle/use-puzzle-state";
import { puzzleCopy as copy } from "@/content/products";
import { wordPattern } from "../helpers/word-pattern";
import { candy } from "./sample-products";
import { stubMedia } from "./setup";
import { showPuzzle } from "./show-puzzle";

/* What a visitor sees after a tap, and when, while the loupe flies to what they have tapped. */

jest.mock("@/content/products", () => {
  const { candy } = jest.requireActual("./sample-products");
  return { ...jest.requireActual("@/content/products"), products: [candy] };
});

/** A loupe that lands when a test wants it to. */
const mockLoupe = { land: () => {}, returnHome: jest.fn() };

jest.mock("@/components/puzzle/loupe", () => ({
  Loupe({ ref }: LoupeProps) {
    useImperativeHandle(ref, () => ({
      flyTo: () =>
        new Promise<void>((resolve) => {
          mockLoupe.land = resolve;
        }),
      returnHome: mockLoupe.returnHome,
      moveLens() {},
      hideLens() {},
    }));
    return null;
  },
}));

beforeAll(() => lateCompletion.load());
beforeEach(async () => {
  forgetPuzzle();
  mockLoupe.returnHome.mockClear();
  // Visitors who prefer reduced motion have no loupe.
  stubMedia(() => false);
  jest.useFakeTimers();
  await showPuzzle(candy, []);
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const land = () => act(async () => mockLoupe.land());

const word = (name: string) => screen.getByRole("button", { name: wordPattern(name) });
const tap = (name: string) => fireEvent.click(word(name));
const isMarked = (name: string) => word(name).hasAttribute("data-marked");
const answer = () => document.querySelector("[aria-live]")?.textContent;
const status = () => screen.getAllByRole("status")[0];
/** The line with the question, which contains the status. */
const question = () => status()?.parentElement?.textContent;

it("shows the answer and the stroke of a find when the loupe has landed, and counts the find then", async () => {
  tap("red");
  expect(word("red").getAttribute("aria-current")).toBe("true");
  expect(status()?.textContent).toBe("1 of 3 found");
  await pass(900);
  expect(answer()).toContain(copy.invitation);
  expect(isMarked("red")).toBe(false);

  await land();
  expect(answer()).toContain("What red is.");
  expect(isMarked("red")).toBe(true);
  await pass(79);
  expect(question()).toContain("Three of these are dyes");
  await pass(1);
  expect(question()).toContain("Two more are dyes");

  await pass(319);
  expect(mockLoupe.returnHome).not.toHaveBeenCalled();
  await pass(1);
  expect(mockLoupe.returnHome).toHaveBeenCalled();
});

it("shows the message 160 ms after the loupe has landed on the last find, and the completion 4.5 s later", async () => {
  for (const find of ["red", "blue", "green"]) {
    tap(find);
    await land();
  }
  await pass(80);
  await pass(79);
  expect(status()?.textContent).toBe("3 of 3 found");
  await pass(1);
  expect(status()?.textContent).toMatch(/^Found in 1 second\./);
  await pass(4499);
  expect(answer()).toContain("What green is.");
  await pass(1);
  expect(screen.getByRole("button", { name: copy.share })).toBeTruthy();
});

it("keeps the strokes and the answer of an earlier find while the loupe flies to the next one", async () => {
  tap("red");
  await land();
  tap("blue");
  expect(answer()).toContain("What red is.");
  expect(["red", "blue"].map(isMarked)).toEqual([true, false]);
  await land();
  expect(answer()).toContain("What blue is.");
  expect(["red", "blue"].map(isMarked)).toEqual([true, true]);
});

it("shows the answer of a word that is not a find at once, and the find when the loupe has landed", async () => {
  tap("red");
  tap("sugar");
  expect(answer()).toContain("What sugar is.");
  expect(isMarked("red")).toBe(false);
  await land();
  expect(answer()).toContain("What sugar is.");
  expect(isMarked("red")).toBe(true);
});

it("shows the answer of the second of two finds that are tapped in one flight, when the loupe has landed there", async () => {
  tap("red");
  const landOnRed = mockLoupe.land;
  tap("blue");
  await act(async () => landOnRed());
  expect(answer()).toContain(copy.invitation);
  await land();
  expect(answer()).toContain("What blue is.");
  expect(["red", "blue"].map(isMarked)).toEqual([true, true]);
});

it("shows the answer after a second when the loupe does not land", async () => {
  tap("red");
  await pass(1000);
  expect(answer()).toContain("What red is.");
});
