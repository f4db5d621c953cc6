import { act, fireEvent, screen } from "@testing-library/react";
import { forgetPuzzle } from "@/components/puzzle/use-puzzle-state";
import { puzzleCopy as copy } from "@/content/products";
import { wordPattern } from "../helpers/word-pattern";
import { candy } from "./sample-products";
import { showPuzzle } from "./show-puzzle";

jest.mock("@/content/products", () => {
  const { candy } = jest.requireActual("./sample-products");
  return { ...jest.requireActual("@/content/products"), products: [candy] };
});

/** The requests for the completion. */
const mockRequests: { arrive(): void; fail(): void }[] = [];

jest.mock("@/components/puzzle/late-completion", () => {
  const { late } = jest.requireActual("@/lib/enhancement/late");
  const completion = jest.requireActual("@/components/puzzle/completion");
  const request = () =>
    new Promise((resolve, reject) => {
      mockRequests.push({ arrive: () => resolve(completion), fail: () => reject(new Error("lost")) });
    });
  return { lateCompletion: late(request) };
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const word = (name: string) => screen.getByRole("button", { name: wordPattern(name) });
const tap = (name: string) => fireEvent.click(word(name));
const answer = () => document.querySelector("[aria-live]")?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  forgetPuzzle();
});

it("keeps the open answer until the completion has loaded, which is requested again once it has failed", async () => {
  const { unmount } = await showPuzzle(candy, []);
  expect(mockRequests).toHaveLength(0);
  for (const find of ["red", "blue", "green"]) tap(find);
  await pass(80);
  expect(mockRequests).toHaveLength(1);
  mockRequests[0]?.fail();
  await pass(9000);
  expect(answer()).toContain("What green is.");

  tap("sugar");
  expect(mockRequests).toHaveLength(2);
  mockRequests[1]?.fail();
  await pass(9000);
  expect(answer()).toContain("What sugar is.");
  expect(word("sugar").getAttribute("aria-current")).toBe("true");

  // After a visit to another page, no answer is open.
  unmount();
  await showPuzzle(candy, []);
  expect(mockRequests).toHaveLength(3);
  expect(answer()).toContain(copy.invitation);
  mockRequests[2]?.arrive();
  await pass(0);
  expect(screen.getByRole("button", { name: copy.share })).toBeTruthy();
});
