import { act } from "@testing-library/react";

interface Screen {
  width: number;
  prefersReducedMotion: boolean;
}

const desktop: Screen = { width: 1280, prefersReducedMotion: false };
const listeners = new Set<() => void>();
let current = desktop;

function matches(query: string) {
  const maxWidth = /^\(max-width: ([\d.]+)px\)$/.exec(query)?.[1];
  if (maxWidth) return current.width <= Number(maxWidth);
  if (query === "(prefers-reduced-motion: reduce)") return current.prefersReducedMotion;
  throw new Error(`tests/unit/screen.ts does not know the media query ${query}`);
}

/** Gives the window a width and a preference, and tells whoever watches its media queries. */
export function setScreen(screen: Partial<Screen> = {}) {
  current = { ...desktop, ...screen };
  window.matchMedia = (query) =>
    ({
      get matches() {
        return matches(query);
      },
      addEventListener: (_: string, onChange: () => void) => listeners.add(onChange),
      removeEventListener: (_: string, onChange: () => void) => listeners.delete(onChange),
    }) as unknown as MediaQueryList;
  act(() => {
    for (const onChange of listeners) onChange();
  });
}
