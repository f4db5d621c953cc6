import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { states } from "@/app/gallery/states";
import config from "@/next.config";
import { axeViolations } from "./axe";
import { setScreen } from "./screen";

/* What has no look of its own. */
const unseen = new Set([
  "story-page",
  "header-bar",
  "log-missing-path",
  "hydration-mark",
  "page-motion",
  "sticky-bar",
]);

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

  it("has every section", () => {
    const sections = readdirSync("components/sections").filter((file) => file.endsWith(".tsx"));
    const shown = Object.keys(states).join(" ");
    expect(sections.length).toBeGreaterThan(10);
    for (const file of sections) {
      const [first = ""] = path.basename(file, ".tsx").split("-");
      expect([file, shown.includes(first) || unseen.has(first)]).toEqual([file, true]);
    }
  });

  it("is no page of a build", () => {
    expect(config.pageExtensions ?? ["tsx", "ts"]).not.toContain("gallery.tsx");
    expect(existsSync("app/gallery/page.tsx")).toBe(false);
  });
});
