import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { StoreLink } from "@/components/smart-link/store-link";
import { setSmartLink } from "@/components/smart-link/use-smart-link";
import { store } from "@/content/store";

const tagged = { status: "tagged", href: "https://one.example/AbCd?pid=ad" } as const;
const publish = (link: Parameters<typeof setSmartLink>[0]) => act(() => setSmartLink(link));
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

const controls = (
  <>
    <StoreLink>Start</StoreLink>
    <StoreBadge />
  </>
);

afterEach(() => {
  delete window.smartLink;
});

describe("download controls", () => {
  it("are plain in the page as delivered, whatever the window knows", () => {
    window.smartLink = tagged;
    document.body.innerHTML = renderToString(controls);
    expect(hrefs()).toEqual([store.link, store.link]);
    document.body.innerHTML = "";
  });

  it("stay in the tab they are in", () => {
    render(controls);
    for (const link of screen.getAllByRole("link")) expect(link).not.toHaveAttribute("target");
  });

  it("all take the smart link once it is there", () => {
    render(controls);
    expect(hrefs()).toEqual([store.link, store.link]);
    publish(tagged);
    expect(hrefs()).toEqual([tagged.href, tagged.href]);
  });

  it.each([
    { status: "pending" },
    { status: "held" },
    { status: "plain", reason: "refused" },
    { status: "plain", reason: "load-failed" },
    { status: "plain", reason: "no-link" },
  ] as const)("stay plain at %j", (link) => {
    render(controls);
    publish(link);
    expect(hrefs()).toEqual([store.link, store.link]);
  });

  it("are named by their words and by the badge's", () => {
    render(controls);
    expect(screen.getByRole("link", { name: "Start" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: store.badge.alt })).toBeInTheDocument();
  });
});

describe("download badge", () => {
  it("carries the release date in its address, and its size", () => {
    render(<StoreBadge />);
    const badge = screen.getByRole("img", { name: store.badge.alt });
    expect(badge).toHaveAttribute(
      "src",
      `${store.badge.src}?releaseDate=${store.badge.releaseDate}`,
    );
    expect(badge).toHaveAttribute("width", String(store.badge.width));
    expect(badge).toHaveAttribute("height", String(store.badge.height));
  });
});
