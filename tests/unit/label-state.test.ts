import {
  durationText,
  flaggedNames,
  flagOf,
  initialState,
  type LabelState,
  labelReducer,
} from "@/components/ingredient-label/label-state";
import { puzzleCopy } from "@/content/products";
import { candy, lotion } from "./puzzle";

const finds = candy.puzzle?.finds ?? [];
const open = (name: string, now = 0, isDemo = false) => ({ type: "open", name, finds, now, isDemo }) as const;
const soap = { id: "soap" };
const start = initialState([candy, lotion, soap]);

it("starts without finds, preferences or an open answer", () => {
  expect(start).toMatchObject({ found: [], selectedPreferences: [], openName: null });
});

it("opens the answer of another word without counting a find", () => {
  const state = labelReducer(start, open("gelatin"));
  expect(state).toMatchObject({ openName: "gelatin", found: [] });
});

it("counts a find once", () => {
  const state = [open("red"), open("blue"), open("red")].reduce(labelReducer, start);
  expect(state).toMatchObject({ openName: "red", found: ["red", "blue"], completedAt: null });
});

it("shows the completion instead of the last answer, and again at a second tap on a word", () => {
  const complete = labelReducer(labelReducer(start, open("red")), {
    type: "stage",
    stage: "complete",
    keepsAnswer: false,
  });
  expect(complete).toMatchObject({ stage: "complete", openName: null });
  const again = labelReducer(complete, open("sugar"));
  expect(again.openName).toBe("sugar");
  expect(labelReducer(again, open("sugar")).openName).toBeNull();
});

it("is complete at the last find, and measures the time from the visitor's first tap", () => {
  const actions = [open("red", 100, true), open("sugar", 1000), open("blue", 2000)];
  const state = [...actions, open("green", 15_000), open("green", 99_000)].reduce(labelReducer, start);
  expect(state).toMatchObject({ startedAt: 1000, completedAt: 15_000 });
});

it("keeps the preferences for the next product, and selects the ad link's", () => {
  const vegan = labelReducer(start, { type: "toggle-preference", id: "vegan" });
  const next = labelReducer(vegan, { type: "product", id: lotion.id });
  expect(next).toEqual({
    ...initialState([lotion, candy, soap]),
    selectedPreferences: ["vegan"],
    previousId: candy.id,
  });
  const ad = labelReducer(start, { type: "product", id: lotion.id, preference: "nuts", isAdLink: true });
  expect(ad.selectedPreferences).toEqual(["nuts"]);
  expect(labelReducer(next, { type: "toggle-preference", id: "vegan" }).selectedPreferences).toEqual([]);
});

it("puts a product in the place of the one that replaces it", () => {
  const change = (state: LabelState, { id }: { id: string }) => labelReducer(state, { type: "product", id });
  expect([soap].reduce(change, start).shelf).toEqual([lotion.id, candy.id]);
  expect([soap, lotion].reduce(change, start).shelf).toEqual([soap.id, candy.id]);
  expect([soap, lotion, soap].reduce(change, start).shelf).toEqual([lotion.id, candy.id]);
});

it("ignores a second tap on the same package", () => {
  const next = labelReducer(start, { type: "product", id: lotion.id });
  expect(labelReducer(next, { type: "product", id: lotion.id })).toEqual(next);
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
  expect(durationText(puzzleCopy, ms)).toBe(text);
});

it.each([
  ["word", open("red")],
  ["preference", { type: "toggle-preference", id: "vegan" } as const],
])("changes nothing when an ad link's product loads after a tap on a %s", (_, tap) => {
  const tapped = labelReducer(start, tap);
  const adLink = { type: "product", preference: "nuts", isAdLink: true } as const;
  for (const { id } of [candy, lotion]) expect(labelReducer(tapped, { ...adLink, id })).toBe(tapped);
});

it("opens an ad link's product after the page has opened a word by itself", () => {
  const demo = labelReducer(start, open("red", 0, true));
  expect(labelReducer(demo, { type: "product", id: lotion.id, isAdLink: true })).toEqual(
    initialState([lotion, candy, soap]),
  );
});
