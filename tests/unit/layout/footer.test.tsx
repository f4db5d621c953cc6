import { render, screen } from "@testing-library/react";
import { Footer } from "@/components/layout/footer";
import { site } from "@/content/site";

it("the footer leads to the legal pages that have an address, and says nothing of the others", () => {
  const [privacy, terms, imprint] = site.footer.legal;
  if (!privacy || !terms || !imprint) throw new Error("there are fewer than three");
  jest.replaceProperty(privacy, "href", "https://example.com/privacy.html");
  jest.replaceProperty(terms, "href", null);
  jest.replaceProperty(imprint, "href", false);
  render(<Footer />);
  expect(screen.getByRole("link", { name: privacy.label })).toHaveAttribute(
    "href",
    "https://example.com/privacy.html",
  );
  for (const { label } of [terms, imprint]) expect(screen.queryByText(label)).toBeNull();
  jest.restoreAllMocks();
});
