/*
 * The parts of the early script listen for as long as the page exists. Removes their listeners after each test, and
 * the state that they set.
 */
import { setDocumentState } from "@/lib/enhancement/document-state";

const added: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  document.documentElement.dataset.state = "static";
  const add = window.addEventListener;
  jest.spyOn(window, "addEventListener").mockImplementation((...args: (typeof added)[number]) => {
    added.push(args);
    add.apply(window, args);
  });
});

afterEach(() => {
  for (const [type, listener, options] of added.splice(0)) window.removeEventListener(type, listener, options);
  jest.restoreAllMocks();
  document.body.innerHTML = "";
});

/** Does what components/layout/hydration-mark.tsx does, and waits until the listeners have been called. */
export async function hydrate() {
  setDocumentState("ready");
  await Promise.resolve();
}
