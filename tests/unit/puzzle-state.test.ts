import {
  initialState,
  isUntouched,
  type PuzzleEvent,
  type PuzzleState,
  puzzleReducer,
} from "@/components/puzzle/puzzle-state";
import { puzzleCopy } from "@/content/products";
import { shelfProduct, withDrawings } from "@/lib/products/package-drawings";
import { durationText } from "@/lib/text/format";
import { candy, lotion } from "./sample-products";

const start = initialState({ product: withDrawings(candy), shelf: [shelfProduct(lotion)] });
const after = (state: PuzzleState, ...events: PuzzleEvent[]) => events.reduce(puzzleReducer, state);
const tapped = (name: string, now = 0): PuzzleEvent => ({ type: "tapped", name, now });
const demo: PuzzleEvent = { type: "demo-shown", name: "red" };

it("is untouched until the visitor does something, even after the demo", () => {
  expect(isUntouched(start)).toBe(true);
  expect(isUntouched(after(start, demo))).toBe(true);
  expect(isUntouched(after(start, tapped("sugar")))).toBe(false);
  expect(isUntouched(after(start, { type: "preference-toggled", id: "vegan" }))).toBe(false);
});

it("counts each target once, in the order of the taps", () => {
  const { progress } = after(start, tapped("green"), tapped("sugar"), tapped("red"), tapped("green"));
  expect(progress).toMatchObject({ phase: "playing", open: "green", found: ["green", "red"] });
});

it("counts the target that the phone has shown, but the visitor's time starts with the first tap", () => {
  const { progress } = after(start, demo, tapped("sugar", 1000), tapped("blue", 4000), tapped("green", 9000));
  expect(progress).toEqual({ phase: "solved", open: "green", found: ["red", "blue", "green"], duration: 8000 });
});

it.each([
  ["a word is tapped", tapped("sugar")],
  ["a preference is selected", { type: "preference-toggled", id: "vegan" } as const],
])("counts nothing by itself once %s", (_, event) => {
  const state = after(start, event);
  expect(after(state, demo)).toBe(state);
});

it("counts no word that is not a target by itself", () => {
  expect(after(start, { type: "demo-shown", name: "sugar" })).toBe(start);
});

it.each([
  ["before the first tap", start],
  ["in between", after(start, tapped("red"))],
  ["once solved", after(start, tapped("red"), tapped("blue"), tapped("green"))],
])("ignores a tap on a word that the product does not have, %s", (_, state) => {
  expect(after(state, tapped("lamp oil"))).toBe(state);
});

it("stays solved, with the same time, when another word is tapped", () => {
  const solved = after(start, tapped("red", 0), tapped("blue", 100), tapped("green", 200));
  expect(after(solved, tapped("sugar", 5000)).progress).toMatchObject({
    phase: "solved",
    open: "sugar",
    duration: 200,
  });
});

it("lets the chosen product trade places with the one shown, and keeps the preferences", () => {
  const state = after(
    start,
    tapped("red"),
    { type: "preference-toggled", id: "vegan" },
    {
      type: "product-chosen",
      product: withDrawings(lotion),
    },
  );
  expect(state.product.id).toBe("lotion");
  expect(state.shelf.map(({ id }) => id)).toEqual(["candy"]);
  expect(state.progress).toEqual({ phase: "waiting" });
  expect(state.selectedPreferences).toEqual(["vegan"]);
});

it("finds nothing through a preference", () => {
  expect(after(start, { type: "preference-toggled", id: "vegan" }).progress).toEqual({ phase: "waiting" });
});

it("counts what the visitor does, so that a repeated tap is an event too", () => {
  expect(after(start, tapped("red"), tapped("red")).last).toEqual({ kind: "tap", count: 2 });
});

it.each([
  [0, "1 second"],
  [8_400, "8 seconds"],
  [89_400, "89 seconds"],
  [89_500, "2 minutes"],
  [89 * 60_000, "89 minutes"],
  [24 * 3_600_000, "24 hours"],
])("writes %d ms as %s", (ms, text) => {
  expect(durationText("en-US", puzzleCopy, ms)).toBe(text);
});
