import { act, render, screen } from "@testing-library/react";
import { RichText } from "@/components/ui/rich-text";
import { SourceTipProvider } from "@/components/ui/source-tip";

const rules = { term: "the rules", source: { title: "Lamp Rules", year: 2001 } };
const law = { term: "the rules", source: { title: "Lamp Law", year: 1999 } };

it("shows the source of the focused term when the tooltips load, and keeps every element and its translated text", async () => {
  const { container } = render(
    <SourceTipProvider>
      <p>
        <RichText>{["Read ", rules, " or ", law, " or ", { link: "the story", href: "/story" }, "."]}</RichText>
      </p>
    </SourceTipProvider>,
  );
  const [first] = screen.getAllByRole("button", { name: "the rules" });
  screen.getByText("the story").textContent = "⟦the story⟧";
  const before = [...container.querySelectorAll("*")];
  act(() => first?.focus());
  const tip = await screen.findByRole("tooltip", {}, { timeout: 5000 });
  expect(tip.textContent).toContain("Lamp Rules, 2001");
  expect(document.activeElement).toBe(first);
  expect([...container.querySelectorAll("[aria-describedby]")]).toEqual([first]);
  expect([...container.querySelectorAll("*")]).toEqual(before);
  expect(container.textContent).toBe("Read the rules or the rules or ⟦the story⟧.");
});
