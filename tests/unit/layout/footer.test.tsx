import { render, screen, within } from "@testing-library/react";
import { Footer } from "@/components/layout/footer";
import { brand } from "@/content/brand";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { axeViolations } from "../axe";

const { tagline, disclaimer, copyright, social, contact, linksHeading, socialHeading } =
  site.footer;
const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("footer", () => {
  it("says the name, the tagline, the copyright and the disclaimer", () => {
    render(<Footer />);
    const footer = screen.getByRole("contentinfo");
    expect(within(footer).getByText(brand.name)).toBeInTheDocument();
    for (const words of [tagline, copyright, disclaimer]) expect(footer).toHaveTextContent(words);
    expect(copyright).toContain(String(brand.copyrightYear));
  });

  it("offers the download, the social profiles and a way to write", () => {
    render(<Footer />);
    expect(href(store.badge.alt)).toBe(store.link);
    expect(screen.getByText(socialHeading).nextElementSibling).toHaveTextContent(contact);
    expect(href(contact)).toBe(`mailto:${brand.email}`);
    for (const profile of social) expect(href(profile.label)).toBe(profile.href);
  });

  it("leads to every page", () => {
    render(<Footer />);
    const links = within(screen.getByRole("navigation", { name: linksHeading })).getAllByRole(
      "link",
    );
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      Object.values(pages).map(({ path }) => path),
    );
  });

  it("leads to the legal pages that have an address, and says nothing of the others", () => {
    const [privacy, terms, imprint] = site.footer.legal;
    if (!privacy || !terms || !imprint) throw new Error("there are fewer than three");
    jest.replaceProperty(privacy, "href", "https://example.com/privacy.html");
    jest.replaceProperty(terms, "href", null);
    jest.replaceProperty(imprint, "href", false);
    render(<Footer />);
    expect(href(privacy.label)).toBe("https://example.com/privacy.html");
    for (const { label } of [terms, imprint]) expect(screen.queryByText(label)).toBeNull();
    jest.restoreAllMocks();
  });

  it("opens nothing in a new tab", () => {
    render(<Footer />);
    expect(screen.getAllByRole("link").filter((link) => link.hasAttribute("target"))).toEqual([]);
  });

  it("has nothing for axe to find", async () => {
    const { container } = render(<Footer />);
    expect(await axeViolations(container)).toEqual([]);
  });
});
