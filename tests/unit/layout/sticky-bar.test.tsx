import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StickyBar } from "@/components/layout/sticky-bar";
import { home } from "@/content/home";
import { axeViolations } from "../axe";
import { resizePage, scrollPage } from "../screen";

const { title, detail } = home.stickyBar;
const content = (
  <StickyBar {...home.stickyBar} end="closing">
    <a href="/download">Download</a>
  </StickyBar>
);
const bar = () => screen.getByRole("complementary", { name: title });

beforeEach(() => scrollPage({ top: 0 }));

describe("download bar", () => {
  it("says its words and holds the badge", () => {
    render(content);
    expect(bar()).toHaveTextContent(title);
    expect(bar()).toHaveTextContent(detail);
    expect(screen.getByRole("link", { name: "Download" })).toBeInTheDocument();
  });

  it.each([
    { top: 0, scrollable: 4000, isShown: false },
    { top: 999, scrollable: 4000, isShown: false },
    { top: 1000, scrollable: 4000, isShown: false },
    { top: 1001, scrollable: 4000, isShown: true },
    { top: 4000, scrollable: 4000, isShown: true },
    { top: 201, scrollable: 800, isShown: true },
    { top: 0, scrollable: 0, isShown: false },
    { top: 5, scrollable: 0, isShown: false },
  ])("is shown: $isShown, at $top px of $scrollable", ({ top, scrollable, isShown }) => {
    render(content);
    scrollPage({ top, scrollable });
    expect(bar().hasAttribute("data-shown")).toBe(isShown);
  });

  it("is away while the section with the last buttons is in the window", () => {
    render(
      <>
        <section id="closing" />
        {content}
      </>,
    );
    const section = document.getElementById("closing") as HTMLElement;
    const stand = (top: number) => {
      section.getBoundingClientRect = () => new DOMRect(0, top, 1, 1);
    };
    stand(2000);
    scrollPage({ top: 3000 });
    expect(bar()).toHaveAttribute("data-shown");
    stand(100);
    scrollPage({ top: 3900 });
    expect(bar()).not.toHaveAttribute("data-shown");
  });

  it("leaves again on the way up", () => {
    render(content);
    scrollPage({ top: 3000 });
    expect(bar()).toHaveAttribute("data-shown");
    scrollPage({ top: 1000 });
    expect(bar()).not.toHaveAttribute("data-shown");
  });

  it("is there at once on a page that opens further down", () => {
    scrollPage({ top: 2000 });
    render(content);
    expect(bar()).toHaveAttribute("data-shown");
  });

  it("measures anew when the window, and with it the page, is resized", () => {
    render(content);
    scrollPage({ top: 1001 });
    resizePage({ scrollable: 8000 });
    expect(bar()).not.toHaveAttribute("data-shown");
    resizePage({ scrollable: 4000 });
    expect(bar()).toHaveAttribute("data-shown");
  });

  it("is hidden in the page as delivered", () => {
    scrollPage({ top: 3000 });
    expect(renderToString(content)).not.toContain("data-shown");
  });

  it("has nothing for axe to find", async () => {
    const { container } = render(content);
    scrollPage({ top: 3000 });
    expect(await axeViolations(container)).toEqual([]);
  });
});
