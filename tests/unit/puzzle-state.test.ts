import { flaggedNames } from "@/components/puzzle/ingredients";
import {
  afterAbsence,
  initialState,
  type Progress,
  type PuzzleEvent,
  type PuzzleState,
  puzzleReducer,
} from "@/components/puzzle/puzzle-state";
import { puzzleCopy } from "@/content/products";
import { flagOf } from "@/lib/products/flags";
import { durationText } from "@/lib/text/format";
import { candy, lotion } from "./sample-products";

const finds = candy.puzzle?.finds ?? [];
const tap = (name: string, now = 0): PuzzleEvent => ({ type: "tapped", name, finds, now });
const playItself: PuzzleEvent = { type: "played-itself", name: "red", finds };
const reveal: PuzzleEvent = { type: "revealed" };
const read: PuzzleEvent = { type: "read", keepsAnswer: false };
const choose = ({ id }: { id: string }): PuzzleEvent => ({ type: "product-chosen", id });
const soap = { id: "soap" };
const start = initialState([candy, lotion, soap]);

const after = (...events: PuzzleEvent[]) => events.reduce(puzzleReducer, start);
const allFound = [tap("red", 1000), tap("blue", 2000), tap("green", 15_000)];

/* One state for each phase, as a visitor reaches it. */
const states: Record<Progress["phase"], PuzzleState> = {
  waiting: start,
  demo: after(playItself),
  playing: after(tap("red", 1000)),
  revealing: after(...allFound),
  solved: after(...allFound, reveal),
  completed: after(...allFound, reveal, read),
};

it.each(Object.entries(states))("reaches the phase %s", (phase, state) => {
  expect(state.progress.phase).toBe(phase);
});

/* The edges of the diagram in docs/architecture.md. */
const edges: [Progress["phase"], string, PuzzleEvent, Progress["phase"]][] = [
  ["waiting", "plays itself", playItself, "demo"],
  ["waiting", "a tap", tap("sugar"), "playing"],
  ["waiting", "the only find", { type: "tapped", name: "red", finds: ["red"], now: 5 }, "revealing"],
  ["demo", "a tap", tap("red"), "playing"],
  ["demo", "the last find", { type: "tapped", name: "blue", finds: ["red", "blue"], now: 5 }, "revealing"],
  ["playing", "another word", tap("sugar"), "playing"],
  ["playing", "another find", tap("blue"), "playing"],
  ["playing", "the last find", { type: "tapped", name: "blue", finds: ["red", "blue"], now: 5 }, "revealing"],
  ["revealing", "a tap", tap("sugar"), "revealing"],
  ["revealing", "the last circle is filled", reveal, "solved"],
  ["solved", "a tap", tap("sugar"), "solved"],
  ["solved", "the answer was read", read, "completed"],
  ["completed", "a tap", tap("sugar"), "completed"],
];

it.each(edges)("%s: %s", (from, _, event, to) => {
  expect(puzzleReducer(states[from], event).progress.phase).toBe(to);
});

it.each(Object.entries(states))("starts anew with another product: %s", (_, state) => {
  expect(puzzleReducer(state, choose(lotion)).progress).toEqual({ phase: "waiting" });
});

it.each(Object.entries(states))("ignores what comes too late or too early: %s", (phase, state) => {
  const timed: [PuzzleEvent, Progress["phase"]][] = [
    [playItself, "waiting"],
    [reveal, "revealing"],
    [read, "solved"],
  ];
  for (const [event, expected] of timed) if (phase !== expected) expect(puzzleReducer(state, event)).toBe(state);
});

it("opens the answer of a word without counting a find", () => {
  expect(after(tap("gelatin", 7)).progress).toEqual({
    phase: "playing",
    open: "gelatin",
    found: [],
    startedAt: 7,
  });
});

it("counts a find once", () => {
  expect(after(tap("red"), tap("blue"), tap("red")).progress).toMatchObject({
    open: "red",
    found: ["red", "blue"],
  });
});

it("does not play by itself on a product that the visitor has chosen", () => {
  expect(after(choose(lotion), choose(candy), playItself).progress).toEqual({ phase: "waiting" });
});

it("does not solve a puzzle with one find by itself", () => {
  expect(after({ type: "played-itself", name: "red", finds: ["red"] }).progress).toEqual({ phase: "waiting" });
});

it("measures the time from the visitor's first tap to the last find", () => {
  const state = after(playItself, tap("sugar", 1000), tap("blue", 2000), tap("green", 15_000), tap("green", 99_000));
  expect(state.progress).toMatchObject({ phase: "revealing", duration: 14_000 });
});

it("shows the completion in place of the last answer, and again at a second tap on a word", () => {
  const { completed } = states;
  expect(completed.progress).toMatchObject({ open: null });
  const again = puzzleReducer(completed, tap("sugar"));
  expect(again.progress).toMatchObject({ open: "sugar" });
  expect(puzzleReducer(again, tap("sugar")).progress).toMatchObject({ open: null });
});

it("keeps an answer that has the focus", () => {
  const state = puzzleReducer(states.solved, { type: "read", keepsAnswer: true });
  expect(state.progress).toMatchObject({ phase: "completed", open: "green" });
});

it("keeps the preferences for the next product, and selects the ad link's", () => {
  const vegan = after({ type: "preference-toggled", id: "vegan" });
  const next = puzzleReducer(vegan, choose(lotion));
  expect(next).toEqual({
    ...initialState([lotion, candy, soap]),
    selectedPreferences: ["vegan"],
    previousId: candy.id,
  });
  expect(after({ type: "ad-opened", id: lotion.id, preference: "nuts" }).selectedPreferences).toEqual(["nuts"]);
  expect(puzzleReducer(next, { type: "preference-toggled", id: "vegan" }).selectedPreferences).toEqual([]);
});

it("moves the product shown to the place of the product that replaces it", () => {
  expect(after(choose(soap)).shelf).toEqual([lotion.id, candy.id]);
  expect(after(choose(soap), choose(lotion)).shelf).toEqual([soap.id, candy.id]);
  expect(after(choose(soap), choose(lotion), choose(soap)).shelf).toEqual([lotion.id, candy.id]);
});

it("ignores a second tap on the same package", () => {
  const next = after(choose(lotion));
  expect(puzzleReducer(next, choose(lotion))).toBe(next);
});

it.each([
  ["word", tap("red")],
  ["preference", { type: "preference-toggled", id: "vegan" }],
  ["package", choose(soap)],
] as const)("changes nothing by itself after a tap on a %s", (_, event) => {
  const tapped = after(event);
  for (const { id } of [candy, lotion])
    expect(puzzleReducer(tapped, { type: "ad-opened", id, preference: "nuts" })).toBe(tapped);
});

it("opens an ad link's product after the page has opened a word by itself", () => {
  expect(after(playItself, { type: "ad-opened", id: lotion.id })).toEqual(initialState([lotion, candy, soap]));
});

/* What a visitor finds when they return from another page, after ten seconds. */
const afterTenSeconds = (state: PuzzleState) => afterAbsence(state, 10_000).progress;

it("closes what the page has opened by itself when the visitor returns", () => {
  expect(afterTenSeconds(states.demo)).toEqual({ phase: "waiting" });
});

it("keeps the finds, and does not count the time on another page", () => {
  expect(afterTenSeconds(states.playing)).toEqual({ phase: "playing", open: null, found: ["red"], startedAt: 11_000 });
});

it.each(["revealing", "solved", "completed"] as const)("shows the completion when the visitor returns: %s", (phase) => {
  const expected = { phase: "completed", open: null, found: ["red", "blue", "green"], duration: 14_000 };
  expect(afterTenSeconds(states[phase])).toEqual(expected);
});

it("keeps the product and the preferences of a visitor who returns, but not the way to the product", () => {
  const left = after(choose(soap), { type: "preference-toggled", id: "vegan" });
  expect(afterAbsence(left, 10_000)).toEqual({ ...left, previousId: null });
});

it("flags an ingredient with the most severe flag of the selected preferences", () => {
  const flags = (preferences: string[]) => lotion.ingredients.map((ingredient) => flagOf(ingredient, preferences));
  const [explained, unsure] = [{ flag: "explained" }, { flag: "unsure" }];
  expect(flags([])).toEqual([explained, explained, unsure]);
  expect(flags(["vegan", "nuts"])).toEqual([explained, { flag: "allergen", preference: "nuts" }, unsure]);
  expect(flaggedNames(lotion.ingredients, ["nuts"])).toEqual(["almond"]);
});

it.each([
  [0, "1 second"],
  [1_400, "1 second"],
  [14_300, "14 seconds"],
  [61_000, "61 seconds"],
  [90_000, "2 minutes"],
  [200_000, "3 minutes"],
])("formats %d ms as %s", (ms, text) => {
  expect(durationText("en-US", puzzleCopy, ms)).toBe(text);
});
