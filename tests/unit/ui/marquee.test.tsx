import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Marquee } from "@/components/ui/marquee";
import { home } from "@/content/home";
import { plainText } from "@/content/plain-text";
import { testimonials } from "@/content/testimonials";
import { setScreen } from "../screen";

const row = (
  <Marquee
    labelledBy={`${home.testimonials.id}-heading`}
    pause="Hold it"
    play="Let it run"
    heading="testimonials-words"
    list="quotes"
    count={testimonials.length}
  />
);

/* The animation that a browser would run on the track: jsdom has none. */
const animation = { currentTime: 5000 };

const viewport = () => screen.getByRole("group", { name: plainText(home.testimonials.heading) });
/** The element whose custom properties and state classes the style sheet moves the row by. */
const frame = () => viewport().parentElement as HTMLElement;
const copy = () => frame().querySelector("ul[aria-hidden]");

/** The row once it has come near the window. */
function renderNear() {
  render(row);
  act(() => comeNear());
}

let comeNear: () => void;
window.IntersectionObserver = class {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => onChange([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

beforeEach(() => {
  setScreen();
  animation.currentTime = 5000;
  Element.prototype.getAnimations = () => [animation as unknown as Animation];
});

describe("marquee", () => {
  it("runs through ten slots of 344 px, 3440 px in all, at 18 px a second", () => {
    renderNear();
    const css = (name: string) => Number.parseFloat(frame().style.getPropertyValue(name));
    expect(css("--marquee-card") + css("--marquee-gap")).toBe(344);
    expect(css("--marquee-shift")).toBe(-3440);
    expect(-css("--marquee-shift") / css("--marquee-duration")).toBeCloseTo(18);
    expect(frame()).toHaveClass("marquee-running");
  });

  it("shows assistive technology each card once and doubles them for the eye", () => {
    renderNear();
    expect(screen.getAllByRole("listitem")).toHaveLength(10);
    expect(copy()).toHaveAttribute("aria-hidden", "true");
    expect(copy()).toHaveAttribute("inert");
    expect(within(copy() as HTMLElement).getAllByRole("listitem", { hidden: true })).toHaveLength(
      10,
    );
  });

  it("pauses and runs on by its button, which says what it will do", async () => {
    renderNear();
    await userEvent.click(screen.getByRole("button", { name: "Hold it" }));
    expect(frame()).toHaveClass("marquee-paused");
    await userEvent.click(screen.getByRole("button", { name: "Let it run" }));
    expect(frame()).not.toHaveClass("marquee-paused");
    expect(screen.getByRole("button", { name: "Hold it" })).toBeInTheDocument();
  });

  it("can be scrolled both ways by hand while paused, and runs on from there", async () => {
    renderNear();
    Object.defineProperty(viewport(), "scrollWidth", { value: 6880 });
    await userEvent.click(screen.getByRole("button", { name: "Hold it" }));
    // The 90 px that it had run stand to the left of it now.
    expect(viewport().scrollLeft).toBe(90);
    expect(animation.currentTime).toBe(0);
    viewport().scrollLeft = 180;
    await userEvent.click(screen.getByRole("button", { name: "Let it run" }));
    expect(animation.currentTime).toBe(10_000);
    expect(viewport().scrollLeft).toBe(0);
  });

  it.each(["ArrowLeft", "ArrowRight"])("is moved by %s until the focus leaves", async (key) => {
    renderNear();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(`{${key}}`);
    expect(frame()).toHaveClass("marquee-paused");
    await userEvent.tab();
    await waitFor(() => expect(frame()).not.toHaveClass("marquee-paused"));
  });

  it("runs on after a click", async () => {
    renderNear();
    await userEvent.click(viewport());
    expect(viewport()).toHaveFocus();
    expect(frame()).not.toHaveClass("marquee-paused");
    expect(screen.getByRole("button", { name: "Hold it" })).toBeInTheDocument();
  });

  it.each(["touchEnd", "touchCancel"] as const)(
    "holds under a finger until %s",
    async (release) => {
      renderNear();
      fireEvent.touchStart(viewport());
      expect(frame()).toHaveClass("marquee-paused");
      fireEvent[release](viewport());
      await waitFor(() => expect(frame()).not.toHaveClass("marquee-paused"));
    },
  );

  it("stays paused by its button after a touch ends", async () => {
    renderNear();
    await userEvent.click(screen.getByRole("button", { name: "Hold it" }));
    fireEvent.touchStart(viewport());
    fireEvent.touchEnd(viewport());
    expect(frame()).toHaveClass("marquee-paused");
  });

  it("can be reached by keyboard, and its copy cannot", async () => {
    renderNear();
    await userEvent.tab();
    expect(screen.getByRole("button")).toHaveFocus();
    await userEvent.tab();
    expect(viewport()).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("is a still row without copy for who prefers reduced motion", () => {
    setScreen({ prefersReducedMotion: true });
    renderNear();
    expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(10);
    expect(frame()).not.toHaveClass("marquee-running");
    expect(viewport()).toHaveClass("overflow-x-auto");
  });

  it("stops when the preference changes while it runs", () => {
    renderNear();
    setScreen({ prefersReducedMotion: true });
    expect(copy()).toBeNull();
    expect(frame()).not.toHaveClass("marquee-running");
  });

  it("is delivered as a still row of ten cards, with the room that its button takes", () => {
    document.body.innerHTML = renderToString(row);
    expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(10);
    expect(screen.getByRole("button", { name: "Hold it" })).toBeInTheDocument();
    document.body.innerHTML = "";
  });
});
