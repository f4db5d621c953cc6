import "@testing-library/jest-dom";

/* What jsdom lacks and the components ask for; a test that cares sets its own. */

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
window.ResizeObserver = Observer;
window.Element.prototype.getAnimations = () => [];
window.HTMLElement.prototype.scrollIntoView = () => {};
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
