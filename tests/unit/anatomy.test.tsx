import { render, screen, within } from "@testing-library/react";
import { Anatomy } from "@/app/[page]/anatomy";
import { describedFlag } from "@/content/flags";
import { whatItDoes } from "@/content/what-it-does";

const list = [
  { name: "Aqua", flag: "explained" },
  { name: "Parfum", flag: "unsure" },
  { name: "Linalool", flag: "look" },
  { name: "Limonene", flag: "look" },
] as const;

function show() {
  const [first, ...rest] = whatItDoes.bullets;
  if (!first) throw new Error("there is no bullet");
  const opened = { lead: "Opened:", name: "Linalool" };
  const shown = { list: [...list], caption: "A cream", opened };
  render(<Anatomy {...whatItDoes} bullets={[{ ...first, shown }, ...rest]} />);
  return screen.getAllByRole("listitem");
}

it("highlights what is flagged in the list and nothing else, and names its flag", () => {
  const [breakdown] = show();
  const found = within(breakdown as HTMLElement).getAllByRole("mark");
  expect(found.map((mark) => mark.textContent)).toEqual([
    "Parfum,",
    "Linalool,",
    "Limonene.",
    "Linalool",
  ]);
  expect(breakdown).toHaveTextContent(`Aqua, Parfum, (${describedFlag("unsure").label})`);
});

it("counts each flag of the list, and names none that is not in it", () => {
  const [breakdown] = show();
  expect(breakdown).toHaveTextContent(
    `${describedFlag("look").label} 2 ${describedFlag("explained").label} 1`,
  );
  expect(breakdown).not.toHaveTextContent(describedFlag("allergen").label);
});

it("answers beside each feature", async () => {
  const items = show();
  whatItDoes.bullets.forEach(({ title, shown }, index) => {
    const item = items[index] as HTMLElement;
    expect(within(item).getByRole("heading", { name: title })).toBeInTheDocument();
    if ("answers" in shown)
      for (const { says } of shown.answers) expect(item.textContent).toContain(says);
  });
});
