import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IngredientLabel } from "@/components/ingredient-label/ingredient-label";
import { ingredientLabelCopy as copy, labels } from "@/content/labels";
import type { LabelProduct } from "@/content/schema";

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  window.matchMedia = (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never;
});

const [gums, ...others] = labels;
/* With reduced motion, states change at once. The import in useMotion still updates a state inside act(). */
const show = async (first: LabelProduct = gums) => {
  render(
    <IngredientLabel copy={copy} download="START TODAY" first={first} others={others} fallback={null} mascot={null} />,
  );
  await act(async () => {
    await import("@/lib/motion");
  });
};
const word = (name: string) => screen.getByRole("button", { name: RegExp(`^${name}[,.]$`) });
const tap = (name: string) => fireEvent.click(word(name));
/* For owners with one product. */
const withOthers = others.length > 0 ? it : it.skip;
const slot = () => within(document.querySelector("[aria-live]") as HTMLElement);
const progress = (found: number) => screen.queryByText(`${found} of 3 found`);

it("starts with the question, the invitation and 0 of 3 found", async () => {
  await show();
  expect(screen.getByText(RegExp(gums.puzzle?.question ?? ""))).toBeTruthy();
  expect(screen.getByText(copy.invitation)).toBeTruthy();
  expect(progress(0)).not.toBeNull();
});

it("marks a find, and shows its answer and the progress", async () => {
  await show();
  tap("E 120");
  expect(screen.getByRole("button", { name: "E 120,", pressed: true })).toBeTruthy();
  expect(progress(1)).not.toBeNull();
  expect(slot().getByText(/A red dye made from insects/)).toBeTruthy();
});

it("shows that an ingredient is not a find, unless the label does not explain it", async () => {
  await show();
  const { miss = "" } = gums.puzzle ?? {};
  tap("sugar");
  expect(slot().getByText(RegExp(miss))).toBeTruthy();
  tap("flavoring");
  expect(slot().queryByText(RegExp(miss))).toBeNull();
});

/** Finds everything and returns the button that shares the result. */
async function complete() {
  jest.useFakeTimers();
  await show();
  for (const find of gums.puzzle?.finds ?? []) tap(find);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/^Found in 2 seconds\./)).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  jest.useRealTimers();
  return screen.getByRole("button", { name: copy.share });
}

it("offers the download and sharing once everything is found", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  fireEvent.click(await complete());
  expect(screen.getByRole("link", { name: "START TODAY" })).toBeTruthy();
  const url = `${window.location.origin}/?label=gums`;
  expect(share).toHaveBeenCalledWith({ text: gums.puzzle?.share, url });
});

it("keeps an answer open, and shows the share button again when its word is tapped again", async () => {
  await complete();
  jest.useFakeTimers();
  tap("E 904");
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(screen.queryByRole("button", { name: copy.share })).toBeNull();
  tap("E 904");
  expect(screen.getByRole("button", { name: copy.share })).toBeTruthy();
});

it.each([
  ["vegan", "4 of 9 flagged for you"],
  ["constructor", ""],
])("opens an ad link with the preference %s", async (pick, count) => {
  window.history.replaceState(null, "", `/?label=gums&pick=${pick}`);
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
  expect(screen.getByText(RegExp(gums.puzzle?.question ?? ""))).toBeTruthy();
  expect(screen.queryByText("4 of 9 flagged for you")).toBeNull();
});

it("does not copy when the visitor closes the share sheet", async () => {
  const writeText = jest.fn();
  const share = () => Promise.reject(new DOMException("", "AbortError"));
  Object.assign(navigator, { share, clipboard: { writeText } });
  fireEvent.click(await complete());
  await act(async () => {});
  expect(writeText).not.toHaveBeenCalled();
});

it("shows the link as text when copying it is denied", async () => {
  const writeText = () => Promise.reject(new Error("denied"));
  Object.assign(navigator, { share: undefined, clipboard: { writeText } });
  fireEvent.click(await complete());
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: copy.linkField });
  expect(field.value).toMatch(/\?label=gums$/);
  expect(document.activeElement).toBe(field);
  expect(field.selectionEnd).toBe(field.value.length);
});

it("counts the ingredients that the selected preferences flag", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Vegan" }));
  expect(screen.getByText("4 of 9 flagged for you")).toBeTruthy();
  tap("gelatin");
  expect(slot().getByText("Not vegan")).toBeTruthy();
});

withOthers("opens another product and moves the focus to its list", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: /^Hand cream/ }));
  expect(await screen.findByText(/One of these is a nut/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: copy.lead })));
});

withOthers("keeps an ad link's preference for the product that has it", async () => {
  window.history.replaceState(null, "", "/?label=gums&pick=nuts");
  await show();
  window.history.replaceState(null, "", "/");
  fireEvent.click(screen.getByRole("button", { name: /^Hand cream/ }));
  expect(await screen.findByText("1 of 7 flagged for you")).toBeTruthy();
});

withOthers("shows no count for a preference that the product does not offer", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Vegan" }));
  fireEvent.click(screen.getByRole("button", { name: /^Perfume/ }));
  expect(await screen.findByText(/hides a whole recipe/)).toBeTruthy();
  expect(screen.queryByText(copy.nothingFlagged)).toBeNull();
});

it("shows “not sure” when a preference is uncertain", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Vegan" }));
  tap("flavoring");
  expect(slot().getByText("Vegan: not sure")).toBeTruthy();
});

it("keeps the answer of a word that is tapped after the last find", async () => {
  jest.useFakeTimers();
  await show();
  for (const name of [...(gums.puzzle?.finds ?? []), "sugar"]) tap(name);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(screen.queryByRole("button", { name: copy.share })).toBeNull();
});

it("shows answers for a product without a puzzle", async () => {
  const { puzzle: _, ...plain } = gums;
  await show({ ...plain, id: "plain" });
  expect(screen.queryByText(/Find them/)).toBeNull();
  tap("sugar");
  expect(slot().getByText("Sugar, from cane or beets.")).toBeTruthy();
});
