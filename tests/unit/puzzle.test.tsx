import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { lateCompletion } from "@/components/puzzle/late-completion";
import { forgetPuzzle } from "@/components/puzzle/use-puzzle-state";
import { puzzleCopy as copy } from "@/content/products";
import { wordPattern } from "../helpers/word-pattern";
import { candy, lotion } from "./sample-products";
import { stubMedia } from "./setup";
import { showPuzzle } from "./show-puzzle";

jest.mock("@/content/products", () => {
  const { candy, lotion } = jest.requireActual("./sample-products");
  return { ...jest.requireActual("@/content/products"), products: [candy, lotion] };
});

beforeAll(() => lateCompletion.load());
/* Each test is a new visit. */
beforeEach(forgetPuzzle);

const show = (first = candy, others = [lotion]) => showPuzzle(first, others);
const word = (name: string) => screen.getByRole("button", { name: wordPattern(name) });
const tap = (name: string) => fireEvent.click(word(name));
const slot = () => within(document.querySelector("[aria-live]") as HTMLElement);
const progress = (found: number) => screen.queryByText(`${found} of 3 found`);

it("starts with the question, the invitation and 0 of 3 found", async () => {
  await show();
  expect(screen.getByText(RegExp(candy.puzzle?.question ?? ""))).toBeTruthy();
  expect(screen.getByText(copy.invitation)).toBeTruthy();
  expect(progress(0)).not.toBeNull();
});

it("marks a find, and shows its answer and the progress", async () => {
  await show();
  tap("red");
  expect(screen.getByRole("button", { name: "red,", current: true })).toBeTruthy();
  expect(progress(1)).not.toBeNull();
  expect(slot().getByText(/What red is/)).toBeTruthy();
});

it("shows the question for what remains to be found", async () => {
  await show();
  tap("red");
  expect(await screen.findByText(/Two more are dyes/)).toBeTruthy();
  tap("green");
  expect(await screen.findByText(/One more is a dye/)).toBeTruthy();
});

it("shows that an ingredient is not a find, unless the label does not explain it", async () => {
  await show();
  const { miss = "" } = candy.puzzle ?? {};
  tap("sugar");
  expect(slot().getByText(RegExp(miss))).toBeTruthy();
  tap("flavor");
  expect(slot().queryByText(RegExp(miss))).toBeNull();
});

/** Finds everything and returns the button that shares the result. */
async function complete() {
  jest.useFakeTimers();
  await show();
  for (const find of candy.puzzle?.finds ?? []) tap(find);
  expect(screen.getByText(/One more is a dye/)).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(80));
  expect(screen.getAllByRole("status")[0]?.textContent).toMatch(/^Found in 1 second\./);
  await act(() => jest.advanceTimersByTimeAsync(4500));
  jest.useRealTimers();
  return screen.getByRole("button", { name: copy.share });
}

it("offers the download and sharing once everything is found", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  fireEvent.click(await complete());
  expect(screen.getByRole("link", { name: "START TODAY" })).toBeTruthy();
  const url = `${window.location.origin}/?label=candy`;
  expect(share).toHaveBeenCalledWith({ text: candy.puzzle?.share, url });
});

it("offers the next puzzle once everything is found", async () => {
  await complete();
  fireEvent.click(screen.getByRole("button", { name: copy.next.replace("{teaser}", lotion.teaser ?? "") }));
  expect(await screen.findByText(RegExp(lotion.puzzle?.question ?? ""))).toBeTruthy();
});

it("keeps an answer open, and shows the share button again when its word is tapped again", async () => {
  await complete();
  jest.useFakeTimers();
  tap("green");
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(screen.queryByRole("button", { name: copy.share })).toBeNull();
  tap("green");
  expect(screen.getByRole("button", { name: copy.share })).toBeTruthy();
});

it.each([
  ["vegan", "2 of 6 flagged for you"],
  ["constructor", ""],
])("opens an ad link with the preference %s", async (pick, count) => {
  window.history.replaceState(null, "", `/?label=candy&pick=${pick}`);
  await show();
  await act(async () => {});
  window.history.replaceState(null, "", "/");
  tap("sugar");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(count);
});

it("shows the page as delivered for an ad link with an unknown product", async () => {
  window.history.replaceState(null, "", "/?label=unknown&pick=vegan");
  await show();
  await act(async () => {});
  window.history.replaceState(null, "", "/");
  expect(screen.getByText(RegExp(candy.puzzle?.question ?? ""))).toBeTruthy();
  expect(screen.queryByText("2 of 6 flagged for you")).toBeNull();
});

it("plays by itself on the product of an ad link", async () => {
  /* Reports an element that is still on the page as in view. */
  class LateObserver {
    constructor(private report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      setTimeout(() => this.report([{ isIntersecting: element.isConnected }]), 100);
    }
    disconnect() {}
  }
  jest.spyOn(window, "IntersectionObserver").mockImplementation((report) => new LateObserver(report as never) as never);
  stubMedia(() => false);
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/?label=candy");
  await show(lotion, [candy]);
  window.history.replaceState(null, "", "/");
  expect(progress(0)).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(progress(1)).not.toBeNull();
});

it("does not copy when the visitor closes the share sheet", async () => {
  const writeText = jest.fn();
  const share = jest.fn(() => Promise.reject(new DOMException("", "AbortError")));
  Object.assign(navigator, { share, clipboard: { writeText } });
  fireEvent.click(await complete());
  await act(async () => {});
  expect(share).toHaveBeenCalled();
  expect(writeText).not.toHaveBeenCalled();
});

it("shows the link as text when copying it is denied", async () => {
  const writeText = () => Promise.reject(new Error("denied"));
  Object.assign(navigator, { share: undefined, clipboard: { writeText } });
  fireEvent.click(await complete());
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: copy.linkField });
  expect(field.value).toMatch(/\?label=candy$/);
  expect(document.activeElement).toBe(field);
  expect(field.selectionEnd).toBe(field.value.length);
});

it("counts the ingredients that the selected preferences flag", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Vegan" }));
  expect(screen.getByText("2 of 6 flagged for you")).toBeTruthy();
  tap("gelatin");
  expect(slot().getByText("Not vegan")).toBeTruthy();
});

it("opens another product and moves the focus to its list", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: /^Lotion/ }));
  expect(await screen.findByText(/One of these is a nut/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: copy.lead })));
});

it("keeps an ad link's preference for the product that has it", async () => {
  window.history.replaceState(null, "", "/?label=candy&pick=nuts");
  await show();
  window.history.replaceState(null, "", "/");
  fireEvent.click(screen.getByRole("button", { name: /^Lotion/ }));
  expect(await screen.findByText("1 of 3 flagged for you")).toBeTruthy();
});

it("shows no count for a preference that the product does not offer", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Vegan" }));
  fireEvent.click(screen.getByRole("button", { name: /^Lotion/ }));
  expect(await screen.findByText(/One of these is a nut/)).toBeTruthy();
  expect(screen.queryByText(copy.nothingFlagged)).toBeNull();
});

it("shows “not sure” when a preference is uncertain", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Vegan" }));
  tap("flavor");
  expect(slot().getByText("Vegan: not sure")).toBeTruthy();
});

it("keeps the last answer while its source has the focus", async () => {
  jest.useFakeTimers();
  await show();
  for (const find of candy.puzzle?.finds ?? []) tap(find);
  slot().getByRole("link").focus();
  for (const wait of [500, 4500]) await act(() => jest.advanceTimersByTimeAsync(wait));
  jest.useRealTimers();
  expect(document.activeElement).toBe(slot().getByRole("link"));
  tap("green");
  expect(screen.getByRole("button", { name: copy.share })).toBeTruthy();
});

it("waits with the share button while the visitor taps further words", async () => {
  jest.useFakeTimers();
  await show();
  for (const name of [...(candy.puzzle?.finds ?? []), "sugar", "flavor"]) {
    tap(name);
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(slot().getByText(RegExp(`What ${name} is`))).toBeTruthy();
  }
  await act(() => jest.advanceTimersByTimeAsync(3000));
  jest.useRealTimers();
  expect(screen.getByRole("button", { name: copy.share })).toBeTruthy();
});

it("shows answers for a product without a puzzle", async () => {
  const { puzzle: _, ...plain } = candy;
  await show({ ...plain, id: "plain" });
  expect(screen.queryByText(/Find them/)).toBeNull();
  tap("sugar");
  expect(slot().getByText("What sugar is.")).toBeTruthy();
});

it("keeps a preference deselected when the visitor returns from another page", async () => {
  await show();
  const chip = () => screen.getByRole("button", { name: "Vegan" });
  fireEvent.click(chip());
  fireEvent.click(chip());
  cleanup();
  await show();
  expect(chip().getAttribute("aria-pressed")).toBe("false");
});

it("continues a solved puzzle when the visitor returns from another page", async () => {
  await complete();
  cleanup();
  await show();
  expect(screen.getByRole("button", { name: copy.share })).toBeTruthy();
  expect(screen.getAllByRole("status")[0]?.textContent).toMatch(/^Found in 1 second\./);
});

it("does not count the time on another page", async () => {
  jest.useFakeTimers();
  await show();
  tap("red");
  await act(() => jest.advanceTimersByTimeAsync(5000));
  cleanup();
  await jest.advanceTimersByTimeAsync(60_000);
  await show();
  for (const find of ["blue", "green"]) tap(find);
  await act(() => jest.advanceTimersByTimeAsync(80));
  expect(screen.getAllByRole("status")[0]?.textContent).toMatch(/^Found in 5 seconds\./);
});

/** Shows the page at the address of an ad for the lotion. */
async function showAd() {
  window.history.replaceState(null, "", "/?label=lotion");
  await show();
  window.history.replaceState(null, "", "/");
}

it("shows the product that the visitor has chosen when they return to an ad's address", async () => {
  await showAd();
  fireEvent.click(await screen.findByRole("button", { name: /^Candy/ }));
  expect(await screen.findByText(/Three of these are dyes/)).toBeTruthy();
  cleanup();
  await showAd();
  expect(screen.getByText(/Three of these are dyes/)).toBeTruthy();
});

it("copies the link when sharing fails without a reason", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share: () => Promise.reject(undefined), clipboard: { writeText } });
  fireEvent.click(await complete());
  expect(await screen.findByText(copy.copied)).toBeTruthy();
});

it.each([
  ["the package", { ...candy, id: "broken", chips: undefined as never }, [lotion]],
  ["the puzzle", candy, null as never],
])("shows the question, the list and the answers when %s fails", async (_, first, others) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  await show(first, others);
  expect(screen.getByText(candy.puzzle?.question ?? "")).toBeTruthy();
  const list = screen.getByRole("group", { name: copy.lead });
  expect(list.textContent).toBe(`${copy.lead} sugar, gelatin, flavor, red, blue, green. `);
  for (const find of candy.puzzle?.finds ?? []) expect(screen.getByText(`What ${find} is.`)).toBeTruthy();
  expect(screen.getByRole("link", { name: copy.allIngredients })).toBeTruthy();
  expect(within(screen.getByRole("figure")).queryAllByRole("button")).toEqual([]);
  expect(log.mock.calls.flat()).toContainEqual(expect.stringMatching(/^The (package|puzzle) failed/));
  log.mockRestore();
});
