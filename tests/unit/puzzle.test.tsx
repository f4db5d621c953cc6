/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { puzzleCopy as copy } from "@/content/products";
import { wordPattern } from "../helpers/word-pattern";
import { candy, lotion } from "./sample-products";
import { showPuzzle } from "./show-puzzle";

jest.mock("@/content/products", () => {
  const { candy, lotion } = jest.requireActual("./sample-products");
  return { ...jest.requireActual("@/content/products"), products: [candy, lotion] };
});

const show = (first = candy, others = [lotion]) => showPuzzle(first, others);
const list = () => within(screen.getByRole("group", { name: copy.lead }));
const word = (name: string) => list().getByRole("button", { name: wordPattern(name) });
const tap = (name: string) => fireEvent.click(word(name));
/* Beside the open answer, the slot has a hidden copy of each, which reserves its height. */
const answer = () => within(document.getElementById("label-answer")?.firstElementChild as HTMLElement);
const status = () => screen.getByRole("status");
const heading = () => screen.getByRole("heading", { level: 2 });
const question = candy.puzzle?.question ?? "";

/** Returns the accessible description of a word. */
function description(name: string): string | undefined {
  const id = word(name).getAttribute("aria-describedby");
  return id ? document.getElementById(id)?.textContent : undefined;
}

async function solve() {
  await show();
  for (const target of candy.puzzle?.targets ?? []) tap(target);
}
const receipt = () => within(screen.getByRole("group", { name: copy.receipt.title }));

it("has a heading with the question, and the instruction before the words", async () => {
  await show();
  expect(heading().textContent).toBe(question);
  const instruction = screen.getAllByText(copy.invitation.mouse)[0] as HTMLElement;
  expect(instruction.compareDocumentPosition(word("sugar"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("says nothing before the visitor does something", async () => {
  await show();
  expect(status().textContent).toBe("");
});

it("marks a target as found, for the eye and the ear, and opens its answer", async () => {
  await show();
  tap("red");
  expect(word("red")).toMatchObject({ dataset: { found: "true" } });
  expect(description("red")).toBe(copy.found);
  expect(answer().getByText("A note about red.")).toBeTruthy();
  expect(heading().textContent).toBe("Two more are dyes.");
});

it("has names that are the words on the label", async () => {
  await show();
  tap("red");
  fireEvent.click(screen.getByRole("button", { name: "Vegan" }));
  const names = list()
    .getAllByRole("button")
    .map((button) => button.querySelector("span")?.textContent);
  expect(names).toEqual(["sugar,", "gelatin,", "flavor,", "red,", "blue,", "green."]);
});

it("announces each tap in one message, even a repeated one", async () => {
  await show();
  tap("sugar");
  const first = status().firstElementChild;
  expect(status().textContent).toBe("sugar: Not a dye. What sugar is. What sugar does. 0 of 3 found.");
  tap("sugar");
  expect(status().firstElementChild).not.toBe(first);
  tap("red");
  expect(status().textContent).toBe("red: What red is. What red does. 1 of 3 found.");
  expect(screen.getAllByRole("status")).toHaveLength(1);
});

it("does not deny that an unexplained ingredient is a target", async () => {
  await show();
  tap("flavor");
  expect(status().textContent).not.toContain(candy.puzzle?.miss);
});

it("flags what a preference concerns, without finding it", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Vegan", pressed: false }));
  expect(screen.getByRole("button", { name: "Vegan", pressed: true })).toBeTruthy();
  expect(description("gelatin")).toBe("Not vegan");
  expect(word("red")).toMatchObject({ dataset: { flag: "look" } });
  expect(word("red").dataset.found).toBeUndefined();
  expect(heading().textContent).toBe(question);
  expect(status().textContent).toBe("2 of 6 flagged for you");
});

it("describes a word that is found and flagged as both", async () => {
  await show();
  tap("red");
  fireEvent.click(screen.getByRole("button", { name: "Vegan" }));
  expect(description("red")).toBe(`${copy.found}, Not vegan`);
});

it("shows the time and a receipt once all targets are found, and keeps the last answer", async () => {
  await solve();
  expect(heading().textContent).toMatch(/^Found in 1 second\./);
  expect(status().textContent).toMatch(/^green: .* Found in 1 second\./);
  expect(
    receipt()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toHaveLength(3);
  expect(receipt().getByText("TOTAL: 3 dyes, 1 second")).toBeTruthy();
  expect(receipt().getByRole("link", { name: "START TODAY", description: "Free." })).toBeTruthy();
  expect(answer().getByText("A note about green.")).toBeTruthy();
});

it("keeps the receipt and the answer for good", async () => {
  jest.useFakeTimers();
  await solve();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(receipt().getByText(/^TOTAL/)).toBeTruthy();
  expect(answer().getByText("A note about green.")).toBeTruthy();
});

const url = `${window.location.origin}/find/candy`;

it("shares the dare with a link to the product's page", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  await solve();
  fireEvent.click(screen.getByRole("button", { name: copy.share }));
  expect(share).toHaveBeenCalledWith({ text: "I found the dyes in 1 second. You?", url });
  Object.assign(navigator, { share: undefined });
});

it("copies the dare and the link where nothing can be shared, and says so", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  await solve();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: copy.share })));
  expect(writeText).toHaveBeenCalledWith(`I found the dyes in 1 second. You? ${url}`);
  expect(status().textContent).toBe(copy.copied);
  expect(screen.getByRole("button", { name: copy.copied })).toBeTruthy();
});

it("moves the focus to the question of a product that is chosen, and says nothing else", async () => {
  await show();
  tap("red");
  await act(async () => fireEvent.click(screen.getByRole("link", { name: RegExp(lotion.kind) })));
  await screen.findByText(lotion.puzzle?.question ?? "");
  expect(document.activeElement).toBe(heading());
  expect(heading().textContent).toBe(lotion.puzzle?.question);
  expect(status().textContent).toBe("");
  expect(screen.getByRole("link", { name: RegExp(candy.kind) })).toBeTruthy();
});

it("has a heading for a product without a puzzle, and no circles to fill", async () => {
  await show({ ...candy, puzzle: undefined });
  expect(heading().textContent).toBe(candy.kind);
  tap("red");
  expect(description("red")).toBeUndefined();
});
