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

it.each([
  ["a link that the browser follows", "/photo.png", {}, 1],
  ["a link to another tab", "/photo.png", { ctrlKey: true }, 0],
  ["an email address", "mailto:a@b.example", {}, 0],
  ["another place of the page", "#faq", {}, 0],
])("notices whether the page is left: %s", (_, href, modifiers, calls) => {
  const listener = jest.fn();
  const stop = onLinkClick(listener);
  const link = Object.assign(document.createElement("a"), { href });
  document.body.append(link);
  // jsdom cannot load a page.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...modifiers }));
  expect(listener).toHaveBeenCalledTimes(calls);
  if (calls > 0) expect(listener).toHaveBeenCalledWith(link, false);
  link.remove();
  stop();
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
