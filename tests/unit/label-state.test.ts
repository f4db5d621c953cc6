import {
  durationText,
  flaggedNames,
  flagOf,
  initialState,
  labelReducer,
} from "@/components/ingredient-label/label-state";
import { ingredientLabelCopy, labels } from "@/content/labels";

const [gums, cream] = labels;
const finds = gums.puzzle?.finds ?? [];
const open = (name: string, now = 0, isDemo = false) => ({ type: "open", name, finds, now, isDemo }) as const;
const start = initialState(gums.id);

it("starts without finds, preferences or an open answer", () => {
  expect(start).toMatchObject({ found: [], selectedPreferences: [], openName: null });
});

it("opens the answer of another word without counting a find", () => {
  const state = labelReducer(start, open("gelatin"));
  expect(state).toMatchObject({ openName: "gelatin", found: [] });
});

it("counts a find once", () => {
  const state = [open("E 120"), open("E 901"), open("E 120")].reduce(labelReducer, start);
  expect(state).toMatchObject({ openName: "E 120", found: ["E 120", "E 901"], completedAt: null });
});

it("is complete at the last find, and measures the time from the visitor's first tap", () => {
  const actions = [open("E 120", 100, true), open("sugar", 1000), open("E 901", 2000)];
  const state = [...actions, open("E 904", 15_000), open("E 904", 99_000)].reduce(labelReducer, start);
  expect(state).toMatchObject({ startedAt: 1000, completedAt: 15_000 });
});

it("keeps the preferences for the next product, except from an ad link", () => {
  const vegan = labelReducer(start, { type: "toggle-preference", id: "vegan" });
  const next = labelReducer(vegan, { type: "product", id: "cream" });
  expect(next).toEqual({ ...initialState("cream", ["vegan"]), chosenId: "cream" });
  const ad = labelReducer(vegan, { type: "product", id: "cream", preference: "nuts", isAdLink: true });
  expect(ad.selectedPreferences).toEqual(["nuts"]);
  expect(labelReducer(next, { type: "toggle-preference", id: "vegan" }).selectedPreferences).toEqual([]);
});

(cream ? it : it.skip)("flags an ingredient with the most severe flag of the selected preferences", () => {
  const almond = cream?.ingredients.find(({ matters }) => matters?.nuts);
  const perfume = cream?.ingredients.find(({ name }) => name === "Parfum");
  if (!almond || !perfume) throw new Error("the cream has changed");
  expect(flagOf(almond, [])).toEqual({ flag: "explained" });
  expect(flagOf(almond, ["vegan", "nuts"])).toEqual({ flag: "allergen", preference: "nuts" });
  expect(flagOf(perfume, [])).toEqual({ flag: "unsure" });
  expect(flaggedNames(cream?.ingredients ?? [], ["nuts"])).toEqual([almond.name]);
});

it.each([
  [0, "2 seconds"],
  [14_300, "14 seconds"],
  [61_000, "61 seconds"],
  [90_000, "2 minutes"],
  [200_000, "3 minutes"],
])("formats %d ms as %s", (ms, text) => {
  expect(durationText(ingredientLabelCopy, ms)).toBe(text);
});

it.each([gums.id, "cream"])("keeps the finds when an ad link's product (%s) loads after a tap", (id) => {
  const found = labelReducer(start, open("E 120"));
  const state = labelReducer(found, { type: "product", id, preference: "vegan", isAdLink: true });
  expect(state).toEqual({ ...found, selectedPreferences: ["vegan"] });
});

it("opens an ad link's product after the page has opened a word by itself", () => {
  const demo = labelReducer(start, open("E 120", 0, true));
  expect(labelReducer(demo, { type: "product", id: "cream", isAdLink: true })).toEqual(initialState("cream"));
});
