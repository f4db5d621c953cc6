import AxeBuilder from "@axe-core/playwright";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright/test";

/** Returns axe's violations, one line per element, in the page or in the part that `selector` matches. */
export async function axeViolations(page: Page, selector?: string): Promise<string[]> {
  // Without its legacy mode, axe opens a page for each analysis. The site has no frames.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ rules: { "target-size": { enabled: true } } });
  const { violations } = await (selector ? builder.include(selector) : builder).analyze();
  return linesOf(violations);
}

/**
 * Returns the targets that are too small or too close for fingers (WCAG 2.5.8), one line per element, in the part that
 * `selector` matches. Faster than AxeBuilder, which loads axe and opens a page for each analysis.
 */
export async function smallTargets(page: Page, selector: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: { run(selector: string, options: RunOptions): Promise<AxeResults> } };
    return (await axe.run(selector, { runOnly: ["target-size"] })).violations;
  }, selector);
  return linesOf(violations);
}

function linesOf(violations: AxeResults["violations"]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`),
  );
}
