import { render, screen } from "@testing-library/react";
import RouteError from "@/app/error";
import NotFound from "@/app/not-found";
import { ErrorScreen } from "@/components/layout/error-screen";
import { pages } from "@/content/pages";
import { errorPage, notFound } from "@/content/site";

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  window.history.replaceState(null, "", "/");
});

describe("error screen", () => {
  it("says what happened, with the message, and leads home", () => {
    render(<RouteError error={new Error("The sheet is upside down")} />);
    expect(screen.getByRole("heading", { level: 1, name: errorPage.title })).toBeInTheDocument();
    expect(screen.getByText("The sheet is upside down")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: errorPage.button })).toHaveAttribute(
      "href",
      pages.home.path,
    );
  });

  it("shows a message as text and never as markup", () => {
    render(<ErrorScreen message="<img src=x alt=pwned>" />);
    expect(screen.getByText("<img src=x alt=pwned>")).toBeInTheDocument();
    expect(screen.queryByRole("img")).toBeNull();
  });
});

describe("page for an unknown address", () => {
  it("says so and leads home", () => {
    render(<NotFound />);
    expect(screen.getByRole("heading", { level: 1, name: notFound.title })).toBeInTheDocument();
    expect(screen.getByText(notFound.lead)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: notFound.button })).toHaveAttribute(
      "href",
      pages.home.path,
    );
  });

  it("logs the path in the address bar, once", () => {
    window.history.replaceState(null, "", "/no/such-page?from=mail");
    render(<NotFound />);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls[0].join(" ")).toMatch(/ \/no\/such-page$/);
  });
});
