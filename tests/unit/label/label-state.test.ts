import {
  askedFor,
  countText,
  flagOf,
  type LabelState,
  type ListedIngredient,
  type ListedProduct,
  labelReducer,
  opened,
} from "@/components/label/label-state";

const water: ListedIngredient = { name: "Water", flag: "explained" };
const blend: ListedIngredient = { name: "Blend", flag: "unsure" };
const rose: ListedIngredient = { name: "Rose", flag: "look", matters: { scent: "allergen" } };
const wax: ListedIngredient = {
  name: "Wax",
  flag: "explained",
  matters: { scent: "look", vegan: "unsure" },
};

describe("the flag of an ingredient", () => {
  it("is everybody's where no pick concerns it, and the gravest that the picks give otherwise", () => {
    expect(flagOf(rose, ["vegan"])).toEqual({ flag: "look", isFound: true, isYours: false });
    expect(flagOf(rose, ["scent"])).toEqual({ flag: "allergen", isFound: true, isYours: true });
    expect(flagOf(wax, ["vegan", "scent"]).flag).toBe("look");
  });

  it("is no finding where nobody is sure", () => {
    expect(flagOf(blend, [])).toEqual({ flag: "unsure", isFound: false, isYours: false });
    expect(flagOf(wax, ["vegan"])).toEqual({ flag: "unsure", isFound: false, isYours: false });
  });
});

describe("the count", () => {
  const words = { some: "{count}/{all}", yours: "{count}/{all}, {yours}", nothing: "nothing" };
  it("counts what is found, for everybody and for the visitor", () => {
    const count = (...picks: string[]) => countText(words, [water, blend, rose, wax], picks);
    expect(count()).toBe("1/4");
    expect(count("vegan")).toBe("1/4, 0");
    expect(count("vegan", "scent")).toBe("2/4, 2");
    expect(countText(words, [water, blend], ["scent"])).toBe("nothing");
  });
});

describe("the label's state", () => {
  const chips = ["scent", "vegan"].map((id) => ({ id, label: id }));
  const cream: ListedProduct = { id: "cream", chips, ingredients: [water, wax, rose] };
  const plain: ListedProduct = { id: "plain", chips, ingredients: [water, blend] };
  const start = opened(cream);
  const play = (...actions: Parameters<typeof labelReducer>[1][]) =>
    actions.reduce<LabelState>(labelReducer, start);

  it("begins with the first chip, or the one asked for, and the first finding open", () => {
    expect(start).toEqual({ product: "cream", picks: ["scent"], word: 1, isTouched: false });
    expect(opened(cream, "vegan")).toMatchObject({ picks: ["vegan"], word: 2 });
    expect(opened(cream, "tyres")).toEqual(start);
    expect(opened(plain).word).toBeNull();
    expect(play({ type: "word", index: 0 }, { type: "product", product: cream })).toEqual(start);
  });

  it("opens one word at a time, and closes it at a second press or when asked", () => {
    expect(play({ type: "word", index: 0 }).word).toBe(0);
    expect(play({ type: "word", index: 1 }).word).toBeNull();
    expect(play({ type: "close" })).toEqual({ ...start, word: null, isTouched: true });
  });

  it("presses a chip and lets it go, and leaves what is open alone", () => {
    const pressed = play({ type: "pick", id: "vegan" });
    expect(pressed).toEqual({ ...start, picks: ["scent", "vegan"], isTouched: true });
    expect(labelReducer(pressed, { type: "pick", id: "scent" }).picks).toEqual(["vegan"]);
  });
});

it("reads from an address what an ad's label opens on", () => {
  expect(askedFor("?utm_source=ad&label=food&pick=milk")).toEqual({ id: "food", pick: "milk" });
  expect(askedFor("?label=food")).toEqual({ id: "food" });
  expect(askedFor("?pick=milk")).toBeUndefined();
});
