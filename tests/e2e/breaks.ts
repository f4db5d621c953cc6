/** What some browsers lack, or what fails in them. `run` runs in the page, before the page's own scripts. */
interface Break {
  name: string;
  /** Uses only its arguments. */
  run(...args: string[]): void;
  args?: string[];
}

const removeGlobal = (name: string) => void Reflect.deleteProperty(window, name);

export const missingFeatures: Break[] = [
  ...["IntersectionObserver", "MutationObserver", "AbortController", "matchMedia"].map((name) => ({
    name: `a browser without ${name}`,
    run: removeGlobal,
    args: [name],
  })),
  {
    name: "a browser where IntersectionObserver is undefined",
    run: (name) => Object.defineProperty(window, name ?? "", { value: undefined }),
    args: ["IntersectionObserver"],
  },
  {
    name: "a browser with the old media queries",
    run: () => {
      for (const name of ["addEventListener", "removeEventListener"])
        Object.defineProperty(MediaQueryList.prototype, name, { value: undefined });
    },
  },
];

/* Each breaks one part: it uses something that no other part of the page uses. */
export const brokenParts = {
  // framer-motion loops over all enumerable properties.
  loupe: () => {
    Object.assign(Object.prototype, { extend: () => {} });
  },
  marquee: () => {
    const getComputedStyle = window.getComputedStyle;
    window.getComputedStyle = (element, pseudo) => {
      if (element.closest("#testimonials")) throw new Error("broken by the test");
      return getComputedStyle(element, pseudo);
    };
  },
  scroller: () => {
    const get = () => {
      throw new Error("broken by the test");
    };
    Object.defineProperty(HTMLUListElement.prototype, "scrollWidth", { get });
  },
};
