import { act, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { PageChanges } from "@/components/layout/page-changes";
import { onLinkClick } from "@/lib/browser/link-clicks";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

/** Two pages with the same two links, which the router follows. */
function Site({ path }: { path: string }) {
  jest.mocked(usePathname).mockReturnValue(path);
  return (
    <>
      <main key={path}>
        <a href="/about-us" onClick={(event) => event.preventDefault()}>
          first
        </a>
        <a href="/about-us" onClick={(event) => event.preventDefault()}>
          second
        </a>
      </main>
      <PageChanges />
    </>
  );
}

/** Shows another page, as the router does after the address has changed. */
function show(rerender: (site: React.ReactNode) => void, path: string) {
  window.history.replaceState(null, "", path);
  rerender(<Site path={path} />);
}

const traverse = () => act(() => void window.dispatchEvent(new PopStateEvent("popstate")));

beforeEach(() => window.history.replaceState(null, "", "/"));

it("distinguishes links that the router follows from those of the browser", () => {
  const listener = jest.fn();
  const stop = onLinkClick(listener);
  render(<Site path="/" />);
  const link = screen.getByText("first");
  link.click();
  expect(listener).toHaveBeenLastCalledWith(link, true);
  stop();
  link.click();
  expect(listener).toHaveBeenCalledTimes(1);
});

it("focuses the link that the page was left by, when the visitor goes back", () => {
  const { rerender } = render(<Site path="/" />);
  screen.getByText("second").click();
  show(rerender, "/about-us");
  expect(document.activeElement).toBe(document.body);
  window.history.replaceState(null, "", "/");
  traverse();
  show(rerender, "/");
  expect(document.activeElement).toBe(screen.getByText("second"));
});

it("does not move the focus when a link leads to the page again", () => {
  const { rerender } = render(<Site path="/" />);
  screen.getByText("second").click();
  show(rerender, "/about-us");
  screen.getByText("first").click();
  show(rerender, "/");
  expect(document.activeElement).toBe(document.body);
});

describe("a page that the router is to show", () => {
  let pending: () => number;

  beforeEach(() => {
    jest.useFakeTimers();
    pending = () => jest.getTimerCount();
  });
  afterEach(() => jest.useRealTimers());

  it("starts a timer, which ends when the page appears", () => {
    const { rerender } = render(<Site path="/" />);
    const before = pending();
    screen.getByText("first").click();
    expect(pending()).toBe(before + 1);
    show(rerender, "/about-us");
    expect(pending()).toBe(before);
  });

  it("is no longer awaited when the visitor has followed a link of the browser's meanwhile", () => {
    render(<Site path="/" />);
    const before = pending();
    screen.getByText("first").click();
    expect(pending()).toBe(before + 1);
    const store = document.createElement("a");
    store.href = "#store";
    document.body.append(store);
    store.click();
    expect(pending()).toBe(before);
    store.remove();
  });

  it("is awaited after going back as well", () => {
    render(<Site path="/" />);
    const before = pending();
    window.history.replaceState(null, "", "/about-us");
    traverse();
    expect(pending()).toBe(before + 1);
  });
});
