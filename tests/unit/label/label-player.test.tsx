import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { flagged, glossUnder, gravestMatch, type Listed } from "@/components/label/flagged";
import { PlayableLabel } from "@/components/label/playable-label";
import { describedFlag } from "@/content/flags";
import { labels, playableLabel } from "@/content/labels";
import { setScreen } from "../screen";

let areLost = false;
jest.mock("@/components/label/load-labels", () => ({
  loadLabels: async () => {
    if (areLost) throw new Error("lost on the way");
    return jest.requireActual("@/content/labels").labels;
  },
}));

beforeEach(() => {
  areLost = false;
  setScreen({ prefersReducedMotion: true });
});

const [first, second] = labels;
const words = () => [...document.querySelectorAll("[data-word]")];
const explanation = () => document.querySelector("[data-fact]");
const show = () => render(<PlayableLabel words={playableLabel} products={labels} />);

describe("playable label", () => {
  it("reads as a list, and tells screen readers what was found", () => {
    show();
    const heard = first.ingredients.map((ingredient) => {
      const { flag, isFound } = flagged(ingredient, [first.chips[0]?.id ?? ""]);
      return ingredient.name + (isFound ? ` (${describedFlag(flag).label})` : "");
    });
    expect(document.querySelector("[data-list]")).toHaveTextContent(
      `${playableLabel.lead} ${heard.join(", ")}.`,
    );
  });

  it("says between the lines what each word is", () => {
    show();
    const glosses = words().map((word) => word.getAttribute("data-gloss"));
    const picks = [first.chips[0]?.id ?? ""];
    expect(glosses).toEqual(
      first.ingredients.map(
        (ingredient) => glossUnder(ingredient, flagged(ingredient, picks).flag) ?? null,
      ),
    );
    expect(glosses.some(Boolean)).toBe(true);
  });

  it("says there of an allergen that it is one, where its name leaves room", () => {
    const gloss = "sweet almond oil";
    const almond: Listed = { flag: "explained", name: "Prunus Amygdalus Dulcis Oil", gloss };
    expect(glossUnder(almond, "allergen")).toBe(
      `${gloss} · ${describedFlag("allergen").label.toLowerCase()}`,
    );
    expect(glossUnder({ ...almond, name: "Almond" }, "allergen")).toBe(gloss);
    expect(glossUnder(almond, "look")).toBe(gloss);
    expect(glossUnder({ flag: "explained", name: "Almonds 9 %" }, "allergen")).toBe(
      describedFlag("allergen").label.toLowerCase(),
    );
  });

  it("says of what is flagged first why, and of what is not first what it is", async () => {
    show();
    const picks = [first.chips[0]?.id ?? ""];
    const isFound = (ingredient: Listed) => flagged(ingredient, picks).isFound;
    for (const wanted of [true, false]) {
      const at = first.ingredients.findIndex((ingredient) => isFound(ingredient) === wanted);
      await userEvent.setup().click(words()[at] as Element);
      const { note, what, does } = first.ingredients[at] as (typeof first.ingredients)[number];
      const said = wanted ? [note, what, does] : [what, does];
      expect(explanation()?.querySelectorAll("p")[1]).toHaveTextContent(said.join(" "));
      expect(explanation()?.textContent?.split(note)).toHaveLength(2);
    }
  });

  it("stands on what the product comes on, with its brand", async () => {
    const user = userEvent.setup();
    show();
    const vessel = () => document.querySelector("[data-vessel]");
    expect(vessel()).toHaveAttribute("data-vessel", first.vessel);
    await user.click(screen.getByRole("tab", { name: second?.tab ?? "" }));
    await waitFor(() => expect(vessel()).toHaveAttribute("data-vessel", second?.vessel));
    expect(vessel()?.querySelector("[data-brand]")).toHaveAttribute("data-brand", second?.brand);
  });

  it("explains the word that is chosen, with the flag that a pick gives it", async () => {
    const user = userEvent.setup();
    show();
    const chip = first.chips.at(-1);
    await user.click(screen.getByRole("button", { name: chip?.label ?? "" }));
    const index = gravestMatch(first.ingredients, [chip?.id ?? ""]) ?? -1;
    const { name, what, matters } = first.ingredients[index] ?? {};
    const { label } = describedFlag(matters?.[chip?.id ?? ""] ?? "explained");
    await waitFor(() => expect(explanation()).toHaveTextContent(`${name} ${label}`));
    expect(explanation()).toHaveTextContent(what ?? "");
    const word = screen.getByRole("button", { name: new RegExp(`^${name} \\(${label}\\) ?[,.]$`) });
    expect(word).toHaveAttribute("aria-current", "true");
    expect(word).toHaveAccessibleDescription(expect.stringContaining(what ?? ""));
  });

  it("gives each group one tab stop, moves inside by arrows, and leaves other keys alone", async () => {
    const user = userEvent.setup();
    show();
    const tabs = screen.getAllByRole("tab");
    await user.tab();
    expect(tabs[0]).toHaveFocus();
    await user.keyboard("{ArrowDown}{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}");
    expect(tabs[0]).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(tabs[1]).toHaveFocus();
    await waitFor(() => expect(tabs[1]).toHaveAttribute("aria-selected", "true"));
    await user.tab();
    expect(words()[0]).toHaveFocus();
    await user.keyboard("{End}");
    expect(words().at(-1)).toHaveFocus();
    await waitFor(() =>
      expect(explanation()).toHaveTextContent(second?.ingredients.at(-1)?.what ?? ""),
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(explanation()).toBeNull());
    expect(screen.getByText(playableLabel.prompt)).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole("button", { name: second?.chips[0]?.label ?? "" })).toHaveFocus();
  });

  it("keeps its first finding and offers nothing more when its data is lost", async () => {
    areLost = true;
    show();
    const before = explanation()?.textContent;
    const [pick] = first.chips;
    const found = gravestMatch(first.ingredients, [pick?.id ?? ""]) ?? -1;
    expect(before).toContain(first.ingredients[found]?.what ?? "?");
    await userEvent.setup().click(screen.getAllByRole("tab")[1] as Element);
    await waitFor(() => expect(document.querySelector("figure")).toHaveAttribute("data-still"));
    expect(explanation()?.textContent).toBe(before);
    for (const control of [...screen.getAllByRole("tab"), ...words()])
      expect(control).toBeDisabled();
  });
});
