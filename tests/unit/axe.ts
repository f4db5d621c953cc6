import axe from "axe-core";

/**
 * What axe finds wrong with a rendered piece, one line a rule. Contrast is left to the browser tests, since jsdom lays
 * nothing out.
 */
export async function axeViolations(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(" ")})`,
  );
}
