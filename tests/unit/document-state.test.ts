import { type DocumentState, documentState, enterState, whenReady } from "@/lib/enhancement/document-state";

const { dataset } = document.documentElement;

beforeEach(() => {
  dataset.state = "static";
});

it.each<[from: DocumentState, to: DocumentState, result: DocumentState]>([
  ["static", "loading", "loading"],
  ["static", "ready", "ready"],
  ["static", "failed", "static"],
  ["loading", "ready", "ready"],
  ["loading", "failed", "failed"],
  ["failed", "ready", "ready"],
  ["failed", "loading", "failed"],
  ["ready", "failed", "ready"],
  ["ready", "loading", "ready"],
])("a page that is %s and is marked as %s is %s", (from, to, result) => {
  dataset.state = from;
  enterState(to);
  expect(documentState()).toBe(result);
});

it("a page without a state is static", () => {
  delete dataset.state;
  expect(documentState()).toBe("static");
  enterState("ready");
  expect(documentState()).toBe("ready");
});

it("calls back once, when the page is ready", async () => {
  const callback = jest.fn();
  whenReady(callback);
  for (const state of ["loading", "failed"] as const) {
    enterState(state);
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
  }
  enterState("ready");
  await Promise.resolve();
  expect(callback).toHaveBeenCalledTimes(1);
  dataset.state = "ready";
  await Promise.resolve();
  expect(callback).toHaveBeenCalledTimes(1);
});

it("calls back at once on a page that is ready", () => {
  dataset.state = "ready";
  const callback = jest.fn();
  whenReady(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});
