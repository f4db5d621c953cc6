/*
 * The parts of the early script listen for as long as the page exists. Removes their listeners after each test, and
 * the state that they set.
 */
const added: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  const add = window.addEventListener;
  jest.spyOn(window, "addEventListener").mockImplementation((...args: (typeof added)[number]) => {
    added.push(args);
    add.apply(window, args);
  });
});

afterEach(() => {
  for (const [type, listener, options] of added.splice(0)) window.removeEventListener(type, listener, options);
  jest.restoreAllMocks();
  document.documentElement.className = "";
  document.documentElement.removeAttribute("data-hydrated");
  document.body.innerHTML = "";
});

/** Does what components/layout/hydration-mark.tsx does. */
export function hydrate() {
  document.documentElement.setAttribute("data-hydrated", "");
  window.dispatchEvent(new Event("hydrated"));
}
