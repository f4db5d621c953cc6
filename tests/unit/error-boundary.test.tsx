import { render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";

/** Fails while rendering, or in an effect. */
function Broken({ in: place }: { in: "render" | "effect" }) {
  if (place === "render") throw new Error("broken");
  useEffect(() => {
    throw new Error("broken");
  });
  return <p>working</p>;
}

afterEach(() => jest.restoreAllMocks());

it.each(["render", "effect"] as const)(
  "shows the fallback of a part that fails in its %s, and logs its name once",
  (place) => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    render(
      <main>
        <p>the rest of the page</p>
        <ErrorBoundary name="quotes" fallback={<p>the plain quotes</p>}>
          <Broken in={place} />
          <Broken in={place} />
        </ErrorBoundary>
      </main>,
    );
    expect(screen.getByText("the rest of the page")).toBeTruthy();
    expect(screen.getByText("the plain quotes")).toBeTruthy();
    expect(screen.queryByText("working")).toBeNull();
    expect(log.mock.calls.filter(([message]) => String(message).includes("The quotes failed"))).toHaveLength(1);
  },
);

it("leaves out a part whose fallback fails as well", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <main>
      <p>the rest of the page</p>
      <ErrorBoundary name="quotes" fallback={<Broken in="render" />}>
        <Broken in="effect" />
      </ErrorBoundary>
    </main>,
  );
  expect(screen.getByRole("main").textContent).toBe("the rest of the page");
});
