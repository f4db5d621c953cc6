import type { Page } from "playwright/test";
import { expect, open, pages, slowOnDesktop, slowOnPhone, test } from "./test";

/**
 * Returns the properties that two classes of an element declare with the same specificity, in different CSS Modules, or in
 * a module and a utility. The order of the style sheets, which the bundler chooses, would decide between them.
 */
const conflicts = (page: Page) =>
  page.evaluate(() => {
    const rules: CSSStyleRule[] = [];
    function collect(list: CSSRuleList) {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) rules.push(rule);
        else if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) collect(rule.cssRules);
        else if (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText)) collect(rule.cssRules);
      }
    }
    for (const sheet of document.styleSheets) if (!sheet.disabled) collect(sheet.cssRules);

    /** Returns a class as its module and its name, like "WFIH3q" and "mascot". */
    const partsOf = (name: string) => /^([\w-]{6,8})_([A-Za-z0-9]+)$/.exec(name)?.slice(1) ?? ["utility", name];
    const classesIn = (selector: string) => selector.match(/\.(\\.|[\w-])+/g) ?? [];
    const specificity = (selector: string) =>
      classesIn(selector).length + (selector.match(/\[|(?<!:):(?!:|not|is|where)/g) ?? []).length;

    const found = new Set<string>();
    for (const element of document.body.querySelectorAll("[class]")) {
      const declared = new Map<string, { module: string; name: string }>();
      for (const { selectorText, style } of rules)
        for (const selector of selectorText.split(/,(?![^(]*\))/)) {
          const subject =
            selector
              .trim()
              .split(/[\s>+~]+(?![^([]*[)\]])/)
              .at(-1) ?? "";
          const [first] = classesIn(subject);
          if (!first || selector.includes("::") || !element.matches(selector)) continue;
          const [module = "", name = ""] = partsOf(first.slice(1).replaceAll("\\", ""));
          for (const property of style) {
            if (property.startsWith("--")) continue;
            const key = `${property} ${specificity(selector)}`;
            const other = declared.get(key);
            if (other && other.module !== module) found.add(`${property}: .${other.name} and .${name}`);
            declared.set(key, { module, name });
          }
        }
    }
    return [...found];
  });

for (const [width, project] of [
  [390, slowOnPhone],
  [1440, slowOnDesktop],
] as const)
  test(`no order of style sheets changes a page at ${width} px`, project, async ({ page }) => {
    for (const { path } of pages) {
      await open(page, path);
      expect.soft(await conflicts(page), path).toEqual([]);
    }
  });
