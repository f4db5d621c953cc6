import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ScrollButtons } from "@/components/ui/scroll-buttons";
import { site } from "@/content/site";
import { axeViolations } from "../axe";
import { setScreen } from "../screen";

const slot = 290;
const names = ["one", "two", "three", "four", "five", "six", "seven"];
const { previous, next } = site.scroller;

/** A row of cards, `clientWidth` px of which show. */
function showCards({ count = names.length, clientWidth = 0 } = {}) {
  const { container } = render(
    <>
      <h2 id="cards">Cards</h2>
      <ScrollButtons of="row" labels={site.scroller} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as a scrolling region must */}
      <ul id="row" tabIndex={0} aria-labelledby="cards">
        {names.slice(0, count).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>,
  );
  const list = screen.getByRole("list", { name: "Cards" });
  const scrollBy = jest.fn();
  Object.defineProperty(list, "clientWidth", { value: clientWidth });
  list.scrollBy = scrollBy;
  [...list.children].forEach((card, at) => {
    card.getBoundingClientRect = () => new DOMRect(20 + at * slot, 0, 270, 400);
  });
  return { container, list, scrolled: () => scrollBy.mock.calls.map(([to]) => to.left) };
}

beforeEach(() => setScreen());

describe("scroller", () => {
  it("moves by one card on a phone, however many show", async () => {
    setScreen({ width: 390 });
    const { scrolled } = showCards({ clientWidth: 3 * slot });
    await userEvent.click(screen.getByRole("button", { name: next }));
    await userEvent.click(screen.getByRole("button", { name: previous }));
    expect(scrolled()).toEqual([slot, -slot]);
  });

  it.each([
    ["first card", 0, [true, false]],
    ["middle", slot, [false, false]],
    ["last card", 4 * slot, [false, true]],
  ])("says at the %s which way it goes no further", (_, scrollLeft, ends) => {
    const { list } = showCards({ clientWidth: 3 * slot });
    Object.defineProperty(list, "scrollWidth", { value: names.length * slot });
    fireEvent.scroll(list, { target: { scrollLeft } });
    const isIdle = [previous, next].map(
      (name) => screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true",
    );
    expect(isIdle).toEqual(ends);
  });

  it("moves by the cards that fit on a wider window", async () => {
    const { scrolled } = showCards({ clientWidth: 3.6 * slot });
    await userEvent.click(screen.getByRole("button", { name: next }));
    await userEvent.click(screen.getByRole("button", { name: previous }));
    expect(scrolled()).toEqual([3 * slot, -3 * slot]);
  });

  it("moves by one card where not even one fits", async () => {
    const { scrolled } = showCards({ clientWidth: slot / 2 });
    await userEvent.click(screen.getByRole("button", { name: next }));
    expect(scrolled()).toEqual([slot]);
  });

  it("follows the window from phone to desktop", async () => {
    setScreen({ width: 767 });
    const { scrolled } = showCards({ clientWidth: 2 * slot });
    await userEvent.click(screen.getByRole("button", { name: next }));
    setScreen({ width: 768 });
    await userEvent.click(screen.getByRole("button", { name: next }));
    expect(scrolled()).toEqual([slot, 2 * slot]);
  });

  it.each([
    { prefersReducedMotion: false, behavior: "smooth" },
    { prefersReducedMotion: true, behavior: "auto" },
  ])("moves $behavior where reduced motion is wished for: $prefersReducedMotion", async (wish) => {
    setScreen(wish);
    const { list } = showCards({ clientWidth: slot });
    await userEvent.click(screen.getByRole("button", { name: next }));
    expect(list.scrollBy).toHaveBeenCalledWith({ left: slot, behavior: wish.behavior });
  });

  it("has nowhere to go with a single card", async () => {
    const { scrolled } = showCards({ count: 1 });
    await userEvent.click(screen.getByRole("button", { name: next }));
    expect(scrolled()).toEqual([]);
  });

  it("lets the keyboard reach its buttons, then the row itself", async () => {
    const { list } = showCards();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: previous })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: next })).toHaveFocus();
    await userEvent.tab();
    expect(list).toHaveFocus();
  });

  it("has nothing for axe to find", async () => {
    expect(await axeViolations(showCards().container)).toEqual([]);
  });
});
