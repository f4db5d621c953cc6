import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { countText, flagged } from "@/components/label/flagged";
import { PlayableLabel } from "@/components/label/playable-label";
import { describedFlag } from "@/content/flags";
import { labels, playableLabel } from "@/content/labels";
import { axeViolations } from "./axe";
import { setScreen } from "./screen";

beforeEach(() => setScreen());

describe("flagged", () => {
  const matters = { nuts: "look", milk: "allergen", vegan: "unsure" } as const;

  it("keeps everybody's flag where nothing chosen concerns the ingredient", () => {
    expect(flagged({ flag: "explained" }, ["nuts"])).toEqual({ flag: "explained", isMatch: false });
    expect(flagged({ flag: "look", matters }, [])).toEqual({ flag: "look", isMatch: false });
  });

  it("takes the gravest of the flags that the choices give", () => {
    expect(flagged({ flag: "look", matters }, ["vegan"]).flag).toBe("unsure");
    expect(flagged({ flag: "explained", matters }, ["vegan", "nuts"]).flag).toBe("look");
    expect(flagged({ flag: "explained", matters }, ["vegan", "nuts", "milk"])).toEqual({
      flag: "allergen",
      isMatch: true,
    });
  });

  it("counts in the words of the content", () => {
    expect(countText("{count} of {all} flagged", 2, 11)).toBe("2 of 11 flagged");
  });
});

describe("playable label", () => {
  /** The label, played. */
  async function show() {
    const { container, unmount } = render(
      <PlayableLabel words={playableLabel} products={labels} />,
    );
    const figure = container.querySelector("figure") as HTMLElement;
    fireEvent.focusIn(figure);
    await waitFor(() => expect(figure.querySelector("[tabindex='-1']")).toBeInTheDocument());
    return { figure, unmount };
  }
  const panel = (at: number) => document.getElementById(`label-${labels[at]?.id}`) as HTMLElement;

  it("has no accessibility violations", async () => {
    const { figure } = await show();
    expect(await axeViolations(figure)).toEqual([]);
  });

  it("tells screen readers each ingredient's flag", async () => {
    await show();
    for (const [at, { ingredients, chips }] of labels.entries()) {
      const heard = ingredients.map((ingredient) => {
        const { flag } = flagged(ingredient, [chips[0]?.id ?? ""]);
        return `${ingredient.name}, ${describedFlag(flag).label}`;
      });
      const words = within(panel(at)).getAllByRole("link");
      expect(words.map((word) => word.textContent)).toEqual(heard);
    }
  });

  it("gives each group one tab stop, and moves it with the arrows", async () => {
    const { figure } = await show();
    const stops = () =>
      [...figure.querySelectorAll("[role=tablist], [role=toolbar], .ruled")].map(
        (group) => group.querySelectorAll("[tabindex='0']").length,
      );
    expect(stops()).toEqual(Array(1 + 2 * labels.length).fill(1));
    const user = userEvent.setup();
    const tabs = screen.getAllByRole("tab");
    await user.click(tabs[0] as HTMLElement);
    await user.keyboard("{ArrowLeft}");
    expect(tabs.at(-1)).toHaveFocus();
    expect(tabs.at(-1)).toHaveAttribute("aria-selected", "true");
    expect(tabs.at(-1)).toHaveAttribute("tabindex", "0");
    expect(stops()).toEqual(Array(1 + 2 * labels.length).fill(1));
  });

  it("puts the flag that a choice gives on the word and on its explanation", async () => {
    await show();
    const user = userEvent.setup();
    const [product] = labels;
    const chip = product?.chips.at(-1);
    await user.click(within(panel(0)).getByRole("button", { name: chip?.label ?? "" }));
    const at = product?.ingredients.findIndex(({ matters }) => chip && matters?.[chip.id]) ?? -1;
    const ingredient = product?.ingredients[at];
    const given = ingredient?.matters?.[chip?.id ?? ""] ?? "explained";
    const { label } = describedFlag(given);
    const word = within(panel(0)).getByRole("link", { name: `${ingredient?.name} , ${label}` });
    expect(word).toHaveAttribute("data-match");
    expect(word).toHaveAttribute("aria-current", "true");
    const fact = document.getElementById(`label-${product?.id}-${at + 1}`);
    expect(fact).toHaveAttribute("data-shown");
    expect(fact).toHaveTextContent(label);
  });

  it("answers a click that came before what plays it", async () => {
    const { container } = render(<PlayableLabel words={playableLabel} products={labels} />);
    const [, second] = screen.getAllByRole("tab");
    fireEvent.click(second as HTMLElement);
    await waitFor(() => expect(second).toHaveAttribute("aria-selected", "true"));
    expect(container.querySelectorAll("[data-product][data-shown]")).toHaveLength(1);
  });
});
