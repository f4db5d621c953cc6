import { errorPage } from "../../content/site";
import { pages } from "./pages";
import { expect, test } from "./test";

/* A browser that throws where the page asks it something: in a section, and in the layout around all. */
const breakages = {
  "a section": () => {
    window.matchMedia = () => {
      throw new Error("broken by the test");
    };
  },
  "the layout": () => {
    Object.defineProperty(window, "scrollY", {
      get() {
        throw new Error("broken by the test");
      },
    });
  },
};

for (const [place, breakIt] of Object.entries(breakages)) {
  test(`an error while rendering ${place} shows its message and a way home that works`, async ({
    page,
  }) => {
    await page.addInitScript(
      `if (!sessionStorage.broken) { sessionStorage.broken = 1; (${breakIt})(); }`,
    );
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPage.title);
    await expect(page.getByText("broken by the test")).toBeVisible();
    await page.getByRole("link", { name: errorPage.button }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[0]?.title ?? "");
  });
}
