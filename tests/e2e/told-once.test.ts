import { home } from "../../content/home";
import { expect, hydrated, test } from "./test";

const sections = [
  home.problem.id,
  home.whyPeopleTrust.id,
  home.founder.id,
  home.howItWorks.id,
  home.disclaimer.id,
  home.pricing.id,
];

test("leaves static sections as they were before it was hydrated", async ({ page, watched }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      for (const part of document.querySelectorAll("section > *"))
        (part as HTMLElement & { isOld?: boolean }).isOld = true;
    });
  });
  await page.goto("/");
  await hydrated(page);
  const kept = await page.evaluate(
    (ids) =>
      ids.filter((id) => {
        const part = document.querySelector<HTMLElement & { isOld?: boolean }>(`#${id} > *`);
        return part?.isOld;
      }),
    sections,
  );
  expect(kept).toEqual(sections);
  expect(watched.complaints).toEqual([]);
});

test("keeps all its words where something altered the page before it was hydrated", async ({
  page,
  watched,
}) => {
  const words = () =>
    page.evaluate(() => {
      const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
      for (const list of main.querySelectorAll("noscript")) list.remove();
      return main.textContent;
    });
  await page.goto("/");
  await hydrated(page);
  const intact = await words();
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.querySelector("#label .label-foot p")?.replaceChildren("Translated");
      document.querySelector("#main")?.prepend(document.createElement("b"));
    });
  });
  await page.reload();
  await hydrated(page);
  expect(watched.complaints.join()).toContain("#418");
  await expect(page.locator("#main > b")).toHaveCount(0);
  expect(await words()).toBe(intact);
});
