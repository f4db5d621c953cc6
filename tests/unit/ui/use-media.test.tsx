import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useIsMobile, usePrefersReducedMotion } from "@/components/ui/use-media";
import { setScreen } from "../screen";

function Probe() {
  return (
    <output>
      {useIsMobile() ? "mobile" : "wide"}, {usePrefersReducedMotion() ? "still" : "moving"}
    </output>
  );
}

const answer = () => screen.getByRole("status").textContent;

describe("media queries", () => {
  it.each([
    { width: 390, expected: "mobile" },
    { width: 767, expected: "mobile" },
    { width: 768, expected: "wide" },
    { width: 1440, expected: "wide" },
  ])("call a window of $width px $expected", ({ width, expected }) => {
    setScreen({ width });
    render(<Probe />);
    expect(answer()).toBe(`${expected}, moving`);
  });

  it("follow the window as it is resized", () => {
    setScreen({ width: 768 });
    render(<Probe />);
    setScreen({ width: 767 });
    expect(answer()).toBe("mobile, moving");
    setScreen({ width: 768 });
    expect(answer()).toBe("wide, moving");
  });

  it("hold for nobody in the page as delivered", () => {
    setScreen({ width: 390, prefersReducedMotion: true });
    const delivered = document.createElement("div");
    delivered.innerHTML = renderToString(<Probe />);
    expect(delivered).toHaveTextContent("wide, moving");
  });
});
