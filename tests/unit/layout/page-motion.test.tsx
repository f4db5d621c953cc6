import { act, render, screen } from "@testing-library/react";
import { PageMotion } from "@/components/layout/page-motion";
import { Highlight } from "@/components/ui/rich-text";
import { setScreen } from "../screen";

/* The library's inView: a test says when a mark, or the scan line, has scrolled into the window. */
let show: (mark: Element) => void;
let showLine: (line: Element) => void;
const stop = jest.fn();
jest.mock("framer-motion/dom", () => ({
  inView: (what: Element[] | string, onShow: (element: Element) => void) => {
    if (typeof what === "string") showLine = onShow;
    else show = onShow;
    return stop;
  },
}));

const seen = () => screen.getByText("seen").closest("mark") as HTMLElement;
const below = () => screen.getByText("below").closest("mark") as HTMLElement;
const isWaiting = (mark: HTMLElement) => mark.dataset.highlight === "waiting";

/** A page with one mark in the window and one further down. */
async function openPage() {
  const marks = render(
    <>
      <Highlight>seen</Highlight>
      <Highlight>below</Highlight>
    </>,
  );
  seen().getBoundingClientRect = () => new DOMRect(0, 100, 200, 40);
  below().getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 1, 200, 40);
  const motion = render(<PageMotion />, {
    container: document.body.appendChild(document.createElement("i")),
  });
  await act(async () => {});
  return { marks, motion };
}

beforeEach(() => {
  setScreen();
  stop.mockClear();
});

describe("highlighter", () => {
  it("takes back only strokes that nobody sees yet", async () => {
    await openPage();
    expect(isWaiting(seen())).toBe(false);
    expect(isWaiting(below())).toBe(true);
  });

  it("draws a stroke as it scrolls into the window", async () => {
    await openPage();
    show(below());
    expect(isWaiting(below())).toBe(false);
  });

  it("sends the scan line across once it is seen", async () => {
    await openPage();
    const line = document.createElement("span");
    showLine(line);
    expect(line.dataset.enter).toBe("now");
  });

  it("leaves every stroke alone for who prefers reduced motion", async () => {
    setScreen({ prefersReducedMotion: true });
    await openPage();
    expect(isWaiting(seen()) || isWaiting(below())).toBe(false);
  });

  it("gives every stroke back when it goes", async () => {
    const { motion } = await openPage();
    expect(isWaiting(below())).toBe(true);
    motion.unmount();
    expect(isWaiting(below())).toBe(false);
    expect(stop).toHaveBeenCalledTimes(2);
  });
});
