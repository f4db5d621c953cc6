import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { Mascot } from "@/components/ui/mascot";
import { launch } from "@/content/launch";

const drawing = { src: "/assets/art/mascot/waving.svg", width: 320, height: 320 };
const folder = "art/mascot";
const idsOf = (file: string) =>
  [...readFileSync(path.join(folder, file), "utf8").matchAll(/ id="([a-z]+)"/g)].map(
    ([, id]) => id,
  );

/** The parts that a mascot draws, in order. */
function drawn(container: Element) {
  return [...container.querySelectorAll("use")].map(
    (use) => use.getAttribute("href")?.split("#")[1],
  );
}

describe("mascot", () => {
  for (const file of readdirSync(folder))
    (launch.samples.includes(folder) ? it : it.skip)(`can move the parts of ${file}`, () => {
      expect(idsOf(file)).toEqual(expect.arrayContaining(["edge", "body", "corner", "pupils"]));
    });

  it.each(readdirSync(folder))("draws every part of %s, from back to front", (file) => {
    const { container } = render(<Mascot {...drawing} src={`/assets/art/mascot/${file}`} alt="" />);
    const ids = idsOf(file);
    expect(drawn(container)).toEqual(ids);
  });

  it("is shown whole when its drawing has no parts", () => {
    const plain = { ...drawing, src: "/assets/art/mascot/plain.svg" };
    const { container } = render(<Mascot {...plain} alt="" />);
    expect(drawn(container)).toEqual([]);
    expect(container.querySelector("image")).toHaveAttribute("href", plain.src);
  });
});
