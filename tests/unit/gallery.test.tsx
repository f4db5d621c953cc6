import { existsSync } from "node:fs";
import { render } from "@testing-library/react";
import { states } from "@/app/gallery/states";
import config from "@/next.config";
import { axeViolations } from "./axe";
import { setScreen } from "./screen";

beforeEach(() => setScreen());

describe("the gallery", () => {
  it.each(Object.entries(states))(
    "shows without a fault that axe finds: %s",
    async (_, state) => {
      const { container } = render(state);
      expect(container).not.toBeEmptyDOMElement();
      expect(await axeViolations(container)).toEqual([]);
    },
    30_000,
  );

  it("is no page of a build", () => {
    expect(config.pageExtensions ?? ["tsx", "ts"]).not.toContain("gallery.tsx");
    expect(existsSync("app/gallery/page.tsx")).toBe(false);
  });
});
