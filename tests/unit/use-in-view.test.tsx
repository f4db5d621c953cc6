/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { Entrance } from "@/components/ui/entrance";
import { Gesture } from "@/components/ui/gesture";
import { useInView } from "@/hooks/use-in-view";

function Box() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useInView(element) ? "in view" : "unknown"}</p>;
}

/* A privacy extension may leave the name without the observer. */
it.each(["missing", "undefined"])("shows everything at rest when IntersectionObserver is %s", (state) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const { IntersectionObserver } = window;
  if (state === "missing") Reflect.deleteProperty(window, "IntersectionObserver");
  else Object.assign(window, { IntersectionObserver: undefined });
  expect("IntersectionObserver" in window).toBe(state === "undefined");
  render(
    <>
      <Box />
      <Entrance from={{ scale: 0 }}>words</Entrance>
    </>,
  );
  Object.assign(window, { IntersectionObserver });
  expect(screen.getByText("unknown")).toBeTruthy();
  expect(screen.getByText("words").className).toBe("");
  expect(log).not.toHaveBeenCalled();
});

it("observes a drawing only when it waits to be in view", () => {
  const observe = jest.spyOn(IntersectionObserver.prototype, "observe");
  const { rerender } = render(<Gesture when>mascot</Gesture>);
  rerender(<Gesture when={false}>mascot</Gesture>);
  expect(observe).not.toHaveBeenCalled();
  render(<Gesture when="in-view">mascot</Gesture>);
  expect(observe).toHaveBeenCalledTimes(1);
});
