/* APIs that jsdom does not have, and the state that every test restores. */

/** Makes media queries match. By default, visitors prefer reduced motion and nothing else matches. */
export function stubMedia(isMatch: (query: string) => boolean) {
  if (typeof window === "undefined") return;
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: isMatch(media) }) as MediaQueryList;
}

/** An observer that reports nothing, like that of an element that never comes into view. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  stubMedia((query) => query.includes("prefers-reduced-motion"));
  globalThis.IntersectionObserver ??= SilentObserver as never;
  globalThis.ResizeObserver ??= SilentObserver as never;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
