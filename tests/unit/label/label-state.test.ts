import { flagged, foundText, gravestMatch, type Listed } from "@/components/label/flagged";
import { askedFor, type ListedProduct, nextState, opened } from "@/components/label/label-state";
import type { PlayableLabel } from "@/content/schema";

const water: Listed = { name: "Water", flag: "explained" };
const rose: Listed = { name: "Rose", flag: "look", matters: { scent: "allergen" } };
const wax: Listed = { name: "Wax", flag: "explained", matters: { scent: "look", vegan: "unsure" } };
const words = {
  some: "{count} of {all} flagged.",
  yours: "{count} of {all} flagged, {yours} for {whom}.",
  you: "you",
  noMatch: "No match.",
  anyway: "{count} of {all} anyway.",
  nothing: "Nothing.",
} as PlayableLabel;

describe("flagged", () => {
  it("keeps everybody's flag where no pick concerns the ingredient", () => {
    expect(flagged(wax, ["nuts"])).toEqual({ flag: "explained", isMatch: false, isFound: false });
    expect(flagged(rose, [])).toEqual({ flag: "look", isMatch: false, isFound: true });
  });

  it("takes the gravest of the flags that the picks give", () => {
    expect(flagged(wax, ["vegan"]).flag).toBe("unsure");
    expect(flagged(wax, ["vegan", "scent"])).toEqual({
      flag: "look",
      isMatch: true,
      isFound: true,
    });
  });
});

describe("gravestMatch", () => {
  it("is the index of the gravest, the first of equals, and null without any", () => {
    expect(gravestMatch([water, wax, rose], ["scent"])).toBe(2);
    expect(gravestMatch([wax, water, wax], ["scent"])).toBe(0);
    expect(gravestMatch([water, wax, rose], ["nuts"])).toBeNull();
  });
});

describe("foundText", () => {
  const chips = [
    { id: "vegan", label: "No animals" },
    { id: "scent", label: "Scents" },
  ];
  const listing = (...ingredients: Listed[]) => ({ chips, ingredients });

  it("counts what is flagged, for everyone or for a pick", () => {
    expect(foundText(words, listing(water, rose, wax), ["vegan"])).toBe(
      "2 of 3 flagged, 1 for no animals.",
    );
    expect(foundText(words, listing(water, rose, wax), ["vegan", "scent"])).toBe(
      "2 of 3 flagged, 2 for you.",
    );
    expect(foundText(words, listing(water, rose, wax), [])).toBe("1 of 3 flagged.");
  });

  it("never says that nothing is flagged when something is", () => {
    expect(foundText(words, listing(water, rose), ["vegan"])).toBe("No match. 1 of 2 anyway.");
    expect(foundText(words, listing(water), ["vegan"])).toBe("No match.");
    expect(foundText(words, listing(water), [])).toBe("Nothing.");
  });

  it("counts what the scan has read so far", () => {
    const count = (read: number) => foundText(words, listing(water, rose, wax), ["scent"], read);
    expect([0, 1, 2, 3].map(count)).toEqual([
      "0 of 3 flagged, 0 for scents.",
      "0 of 3 flagged, 0 for scents.",
      "1 of 3 flagged, 1 for scents.",
      "2 of 3 flagged, 2 for scents.",
    ]);
  });
});

describe("the label's state", () => {
  const chips = [
    { id: "scent", label: "Scent" },
    { id: "vegan", label: "Vegan" },
    { id: "nuts", label: "Nuts" },
  ];
  const cream: ListedProduct = { id: "cream", chips, ingredients: [water, wax, rose] };
  const soap: ListedProduct = { id: "soap", chips, ingredients: [wax, water] };
  const products = [cream, soap];
  const start = opened(cream);

  it("begins with the first chip pressed and its gravest match explained", () => {
    expect(start).toEqual({ product: "cream", picks: ["scent"], chosen: 2 });
  });

  it("opens another product anew, with the pick that was asked for", () => {
    expect(nextState(start, { type: "product", id: "soap", pick: "vegan" }, products)).toEqual({
      product: "soap",
      picks: ["vegan"],
      chosen: 0,
    });
  });

  it("ignores a product and a pick that it does not know", () => {
    expect(nextState(start, { type: "product", id: "tyres" }, products)).toBe(start);
    expect(opened(cream, "tyres")).toEqual(start);
  });

  it("explains the gravest match of a chip that is pressed, and nothing when there is none", () => {
    const pressed = nextState(start, { type: "pick", id: "vegan" }, products);
    expect(pressed).toEqual({ product: "cream", picks: ["scent", "vegan"], chosen: 1 });
    expect(nextState(pressed, { type: "pick", id: "nuts" }, products).chosen).toBeNull();
  });

  it("keeps the explanation when a chip is let go, and closes it when asked", () => {
    expect(nextState(start, { type: "pick", id: "scent" }, products)).toEqual({
      product: "cream",
      picks: [],
      chosen: 2,
    });
    expect(nextState(start, { type: "close" }, products).chosen).toBeNull();
  });
});

describe("askedFor", () => {
  it("reads a product and a pick from an address's query", () => {
    expect(askedFor("?utm_source=ad&label=food&pick=milk")).toEqual({ id: "food", pick: "milk" });
    expect(askedFor("?label=food")).toEqual({ id: "food" });
    expect(askedFor("?pick=milk")).toBeUndefined();
  });
});
