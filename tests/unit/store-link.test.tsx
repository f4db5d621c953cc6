/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { StoreLink } from "@/components/store/store-link";
import { store } from "@/content/store";

const clicks: WindowEventMap["store-click"]["detail"][] = [];
const record = ({ detail }: WindowEventMap["store-click"]) => clicks.push(detail);

beforeEach(() => {
  clicks.length = 0;
  window.addEventListener("store-click", record);
});
afterEach(() => window.removeEventListener("store-click", record));

/** Clicks the link after so many milliseconds. */
function click(after: number) {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: after });
  fireEvent(screen.getByRole("link"), event);
}

it("reports a click with its placement and address, and a double tap once", () => {
  render(<StoreLink placement="hero">Download</StoreLink>);
  click(0);
  expect(clicks).toEqual([{ placement: "hero", href: store.link }]);
  click(300);
  click(600);
  expect(clicks).toHaveLength(1);
  click(2000);
  expect(clicks).toHaveLength(2);
});
