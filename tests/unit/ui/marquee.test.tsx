import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Marquee } from "@/components/ui/marquee";
import { setScreen } from "../screen";

const quotes = (count: number) => Array.from({ length: count }, (_, at) => `Quote ${at}`);
const rowOf = (count: number) => (
  <>
    <Marquee
      labelledBy="quotes"
      pause="Hold it"
      play="Let it run"
      heading={<h2 id="quotes">Quotes</h2>}
      count={count}
    >
      {quotes(count).map((quote) => (
        <li key={quote}>{quote}</li>
      ))}
    </Marquee>
  </>
);

/* The animation that a browser would run on the track: jsdom has none. */
const animation = { currentTime: 5000 };

const viewport = () => screen.getByRole("group", { name: "Quotes" });
/** The element whose custom properties and state classes the style sheet moves the row by. */
const frame = () => viewport().parentElement as HTMLElement;
const copy = () => frame().querySelector("ul[aria-hidden]");

/** The row once the page has settled. */
function renderSettled(count = 10) {
  jest.useFakeTimers();
  render(rowOf(count));
  act(() => jest.runAllTimers());
  jest.useRealTimers();
}

beforeEach(() => {
  setScreen();
  animation.currentTime = 5000;
  Element.prototype.getAnimations = () => [animation as unknown as Animation];
});

describe("marquee", () => {
  it.each([4, 10, 24])("runs through %s slots of 344 px at 18 px a second", (count) => {
    renderSettled(count);
    const css = (name: string) => Number.parseFloat(frame().style.getPropertyValue(name));
    expect(css("--marquee-card") + css("--marquee-gap")).toBe(344);
    expect(css("--marquee-shift")).toBe(-344 * count);
    expect(-css("--marquee-shift") / css("--marquee-duration")).toBeCloseTo(18);
    expect(frame()).toHaveClass("marquee-running");
  });

  it.each([1, 3])(
    "stands still where the window holds all %s cards, and has no button",
    (count) => {
      renderSettled(count);
      expect(frame()).not.toHaveClass("marquee-running");
      expect(copy()).toBeNull();
      expect(screen.queryByRole("button")).toBeNull();
      expect(screen.getAllByRole("listitem")).toHaveLength(count);
    },
  );

  it("shows assistive technology each card once and doubles them for the eye", () => {
    renderSettled();
    expect(screen.getAllByRole("listitem")).toHaveLength(10);
    expect(copy()).toHaveAttribute("aria-hidden", "true");
    expect(copy()).toHaveAttribute("inert");
    expect(within(copy() as HTMLElement).getAllByRole("listitem", { hidden: true })).toHaveLength(
      10,
    );
  });

  it("pauses and runs on by its button, which says what it will do", async () => {
    renderSettled();
    await userEvent.click(screen.getByRole("button", { name: "Hold it" }));
    expect(frame()).toHaveClass("marquee-paused");
    await userEvent.click(screen.getByRole("button", { name: "Let it run" }));
    expect(frame()).not.toHaveClass("marquee-paused");
    expect(screen.getByRole("button", { name: "Hold it" })).toBeInTheDocument();
  });

  it("can be scrolled both ways by hand while paused, and runs on from there", async () => {
    renderSettled();
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
    renderSettled();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(`{${key}}`);
    expect(frame()).toHaveClass("marquee-paused");
    await userEvent.tab();
    await waitFor(() => expect(frame()).not.toHaveClass("marquee-paused"));
  });

  it("runs on after a click", async () => {
    renderSettled();
    await userEvent.click(viewport());
    expect(viewport()).toHaveFocus();
    expect(frame()).not.toHaveClass("marquee-paused");
    expect(screen.getByRole("button", { name: "Hold it" })).toBeInTheDocument();
  });

  it.each(["touchEnd", "touchCancel"] as const)(
    "holds under a finger until %s",
    async (release) => {
      renderSettled();
      fireEvent.touchStart(viewport());
      expect(frame()).toHaveClass("marquee-paused");
      fireEvent[release](viewport());
      await waitFor(() => expect(frame()).not.toHaveClass("marquee-paused"));
    },
  );

  it("stays paused by its button after a touch ends", async () => {
    renderSettled();
    await userEvent.click(screen.getByRole("button", { name: "Hold it" }));
    fireEvent.touchStart(viewport());
    fireEvent.touchEnd(viewport());
    expect(frame()).toHaveClass("marquee-paused");
  });

  it("can be reached by keyboard, and its copy cannot", async () => {
    renderSettled();
    await userEvent.tab();
    expect(screen.getByRole("button")).toHaveFocus();
    await userEvent.tab();
    expect(viewport()).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("is a still row without copy for who prefers reduced motion", () => {
    setScreen({ prefersReducedMotion: true });
    renderSettled();
    expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(10);
    expect(frame()).not.toHaveClass("marquee-running");
    expect(viewport()).toHaveClass("overflow-x-auto");
  });

  it("stops when the preference changes while it runs", () => {
    renderSettled();
    setScreen({ prefersReducedMotion: true });
    expect(copy()).toBeNull();
    expect(frame()).not.toHaveClass("marquee-running");
  });

  it("is delivered as a still row of ten cards, with the room that its button takes", () => {
    document.body.innerHTML = renderToString(rowOf(10));
    expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(10);
    expect(screen.getByRole("button", { name: "Hold it" })).toBeInTheDocument();
    document.body.innerHTML = "";
  });
});
