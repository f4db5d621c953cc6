import {
  countText,
  flagOf,
  initialState,
  type LabelState,
  type ListedIngredient,
  labelReducer,
  picksOf,
} from "@/components/label/label-state";

const water: ListedIngredient = { name: "Water", flag: "explained" };
const blend: ListedIngredient = { name: "Blend", flag: "unsure" };
const rose: ListedIngredient = { name: "Rose", flag: "look", matters: { scent: "allergen" } };
const matters = { scent: "look", vegan: "unsure" } as const;
const wax: ListedIngredient = { name: "Wax", flag: "explained", matters };

it.each([
  [rose, ["vegan"], "look", true, undefined],
  [rose, ["scent"], "allergen", true, "scent"],
  [wax, ["vegan", "scent"], "look", true, "scent"],
  [wax, ["vegan"], "unsure", false, "vegan"],
  [blend, [], "unsure", false, undefined],
] as const)(
  "%j with %j is flagged as the gravest that the picks give, else for all: %s",
  (...one) => {
    const [ingredient, picks, flag, isFound, pick] = one;
    expect(flagOf(ingredient, picks)).toEqual({ flag, isFound, pick });
  },
);

it("counts what is found, for everybody or for the visitor", () => {
  const words = { some: "{count}/{all}", nothing: "nothing" };
  const count = (...picks: string[]) => countText(words, [water, blend, rose, wax], picks);
  expect([count(), count("vegan"), count("vegan", "scent")]).toEqual(["1/4", "1/4", "2/4"]);
  expect(countText(words, [water, blend], ["scent"])).toBe("nothing");
});

it("begins with the first chip, or the one asked for, and the first finding open", () => {
  const chips = ["scent", "vegan"].map((id) => ({ id, label: id }));
  const cream = { id: "cream", chips, ingredients: [water, wax, rose] };
  expect(initialState(cream)).toMatchObject({ told: { scent: true }, word: 1 });
  expect(initialState(cream, { vegan: true })).toMatchObject({ told: { vegan: true }, word: 2 });
  expect(initialState(cream, { tyres: true })).toMatchObject({ told: { scent: true }, word: 1 });
  expect(initialState({ ...cream, ingredients: [water, blend] }).word).toBeNull();
});

it("keeps what it was told on another product, whose first chip is pressed unless that was let go", () => {
  const ingredients = [water, wax, rose];
  const opened = (told: LabelState["told"], chip: string, pick?: string) => {
    const chips = [chip, "milk"].map((id) => ({ id, label: id }));
    const state = { ...initialState({ id: "cream", chips: [], ingredients }), told };
    const product = { id: "bar", chips, ingredients };
    return picksOf(labelReducer(state, { type: "product", product, pick }).told);
  };
  expect(opened({}, "nuts")).toEqual(["nuts"]);
  expect(opened({ vegan: true, nuts: false }, "nuts")).toEqual(["vegan", "milk"]);
  expect(opened({ milk: true }, "nuts")).toEqual(["milk"]);
  expect(opened({ nuts: true }, "nuts", "milk")).toEqual(["milk"]);
  expect(opened({ nuts: false, milk: false }, "nuts")).toEqual([]);
});

it("answers a chip with the first word that it flags, and let go, with one that still is", () => {
  const ingredients = [water, wax, rose, blend];
  const press = (state: LabelState, id: string) =>
    labelReducer(state, { type: "pick", id, ingredients });
  const start = { ...initialState({ id: "cream", chips: [], ingredients }), left: [0] };
  expect(start.word).toBe(2);
  const scent = press(start, "scent");
  expect(scent).toMatchObject({ told: { scent: true }, word: 1, left: [] });
  // It flags what is unsure, which is not found.
  expect(press(scent, "vegan")).toMatchObject({ word: 1 });
  expect(press(scent, "scent")).toMatchObject({ told: { scent: false }, word: 2 });
  expect(press({ ...scent, word: 2 }, "scent")).toMatchObject({ word: 2 });
});

it("leaves answers further up where closing them would move what is pressed, and closes all where nothing moves", () => {
  const product = { id: "cream", chips: [], ingredients: [] };
  const start: LabelState = { ...initialState(product), word: 2 };
  const press = (state: LabelState, index: number, stay: number) =>
    labelReducer(state, { type: "word", index, stay });
  const below = press(start, 5, 1);
  expect(below).toMatchObject({ word: 5, left: [2] });
  expect(press(below, 9, 2)).toMatchObject({ word: 9, left: [2, 5] });
  // On the line of the one that is open, whose answer is below both.
  expect(press(below, 6, 1)).toMatchObject({ word: 6, left: [2] });
  expect(press(below, 3, 1)).toMatchObject({ word: 3, left: [2] });
  expect(press(below, 2, 0)).toMatchObject({ word: 2, left: [] });
  expect(press(below, 5, 1)).toMatchObject({ word: null, left: [2] });
  expect(press(below, 9, 0)).toMatchObject({ word: 9, left: [] });
});
