import AxeBuilder from "@axe-core/playwright";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright/test";

/* Without `resultTypes`, axe also describes every element that has no violation, which takes most of its time. */
const options: RunOptions = { rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] };

/** Returns axe's violations in the page, one line per element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Without its legacy mode, axe opens a page for each analysis. The site has no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  return linesOf(violations);
}

/**
 * Returns axe's violations in the part that `selector` matches, one line per element. For many analyses of one page:
 * AxeBuilder loads axe for each.
 */
export function axeViolationsIn(page: Page, selector: string): Promise<string[]> {
  return runAxe(page, selector, options);
}

/** Returns the targets in a part that are too small or too close for fingers (WCAG 2.5.8), one line per element. */
export function smallTargets(page: Page, selector: string): Promise<string[]> {
  return runAxe(page, selector, { runOnly: ["target-size"], resultTypes: ["violations"] });
}

async function runAxe(page: Page, selector: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as { axe: { run(selector: string, options: RunOptions): Promise<AxeResults> } };
      return (await axe.run(selector, options)).violations;
    },
    [selector, options] as const,
  );
  return linesOf(violations);
}

function linesOf(violations: AxeResults["violations"]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`),
  );
}
