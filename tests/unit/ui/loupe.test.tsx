import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Loupe } from "@/components/ui/loupe";

function showLoupe() {
  const { container } = render(
    <Loupe label="Move the loupe">
      <p>Aqua, Glycerin.</p>
    </Loupe>,
  );
  const loupe = container.querySelector(".loupe") as HTMLElement;
  loupe.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100);
  const place = () => loupe.style.getPropertyValue("--at");
  return { container, loupe, place };
}

describe("loupe", () => {
  it("tells its print once, however often it is drawn", () => {
    const { container } = showLoupe();
    const copies = [...container.querySelectorAll("p")];
    expect(copies).toHaveLength(2);
    expect(copies.filter((copy) => !copy.closest("[aria-hidden]"))).toHaveLength(1);
  });

  it("lies where the style sheet puts it until somebody moves it", () => {
    expect(showLoupe().place()).toBe("");
  });

  it.each(["pointerdown", "pointermove"])("comes to the pointer: %s", (event) => {
    const { loupe, place } = showLoupe();
    // jsdom has no PointerEvent.
    fireEvent(loupe, new MouseEvent(event, { bubbles: true, clientX: 150, clientY: 75 }));
    expect(place()).toBe("50px");
  });

  it("goes on by a step each time the keyboard presses its button", async () => {
    const { place } = showLoupe();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Move the loupe" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const first = place();
    await userEvent.keyboard("{Enter}");
    expect(first).not.toBe("");
    expect(place()).not.toBe(first);
  });
});
