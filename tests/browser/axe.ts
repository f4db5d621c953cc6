import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright/test";

/* Without `resultTypes`, axe also describes every element that has no violation, which takes most of its time. */
const options: RunOptions = { rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] };

/** Returns axe's violations in the page, one line per element. The site has no frames. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return (await axe.run(options)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`),
  );
}
