import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "@/components/layout/site-header";
import { brand } from "@/content/brand";
import { navigation } from "@/content/navigation";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { scrollPage } from "../screen";

const bar = () => screen.getByRole("banner");

beforeEach(() => scrollPage({ top: 0 }));

describe("top bar", () => {
  it("leads home from the mascot and the product's name", () => {
    render(<SiteHeader />);
    const link = screen.getByRole("link", { name: brand.name });
    expect(link).toHaveAttribute("href", pages.home.path);
    expect(link.querySelector("img")).toHaveAttribute("src", site.logo.src);
  });

  it("lists the places of the main navigation", () => {
    render(<SiteHeader />);
    const bar = screen.getByRole("navigation", { name: navigation.label });
    const links = within(bar).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      navigation.links.map(({ label, href }) => [label, href]),
    );
  });

  it.each([
    { top: 0, isScrolled: false },
    { top: 10, isScrolled: false },
    { top: 11, isScrolled: true },
  ])("is marked scrolled: $isScrolled, at $top px", ({ top, isScrolled }) => {
    render(<SiteHeader />);
    scrollPage({ top });
    expect(bar().hasAttribute("data-scrolled")).toBe(isScrolled);
  });

  it("looks the same scrolled and not", () => {
    render(<SiteHeader />);
    const look = bar().className;
    scrollPage({ top: 500 });
    expect(bar()).toHaveAttribute("data-scrolled");
    expect(bar().className).toBe(look);
    scrollPage({ top: 0 });
    expect(bar()).not.toHaveAttribute("data-scrolled");
  });
});
