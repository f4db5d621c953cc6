import { render, screen } from "@testing-library/react";
import { PageMotion } from "@/components/layout/page-motion";
import { Highlight } from "@/components/ui/rich-text";
import { setScreen } from "../screen";

/* Observers that a test scrolls for: what stands in the window is in here. */
const inWindow = new Set<Element>();
const observers = new Set<{ look(): void }>();
window.IntersectionObserver = class {
  private targets = new Set<Element>();
  constructor(private tell: (entries: object[]) => void) {
    observers.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
  }
  look() {
    const seen = [...this.targets].map((target) => ({
      target,
      isIntersecting: inWindow.has(target),
    }));
    this.tell(seen);
  }
} as unknown as typeof IntersectionObserver;
const nextFrame = () => {
  for (const observer of observers) observer.look();
};

const seen = () => screen.getByText("seen");
const below = () => screen.getByText("below");
const isWaiting = (mark: HTMLElement) => mark.dataset.highlight === "waiting";

/** A page with one mark in the window and one further down. */
function openPage() {
  render(
    <>
      <Highlight>seen</Highlight>
      <Highlight>below</Highlight>
      <i data-enter="">bracket</i>
    </>,
  );
  inWindow.add(seen());
  const motion = render(<PageMotion />);
  nextFrame();
  return motion;
}

beforeEach(() => {
  setScreen();
  inWindow.clear();
  observers.clear();
});

describe("page motion", () => {
  it("takes back only strokes that nobody sees yet", () => {
    openPage();
    expect(isWaiting(seen())).toBe(false);
    expect(isWaiting(below())).toBe(true);
  });

  it("draws a stroke, and lets a piece enter, as it scrolls into the window, and never again", () => {
    openPage();
    const bracket = screen.getByText("bracket");
    expect(bracket).toHaveAttribute("data-enter", "waiting");
    inWindow.add(below()).add(bracket);
    nextFrame();
    expect(isWaiting(below())).toBe(false);
    expect(bracket).toHaveAttribute("data-enter", "now");
    inWindow.clear();
    nextFrame();
    expect(isWaiting(below())).toBe(false);
  });

  it("leaves every stroke alone for who prefers reduced motion", () => {
    setScreen({ prefersReducedMotion: true });
    openPage();
    expect(isWaiting(seen()) || isWaiting(below())).toBe(false);
  });

  it("gives every stroke back when it goes", () => {
    const motion = openPage();
    expect(isWaiting(below())).toBe(true);
    motion.unmount();
    expect(isWaiting(below())).toBe(false);
  });
});
