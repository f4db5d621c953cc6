import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { Entrance } from "@/components/ui/entrance";
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
