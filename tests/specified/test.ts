import { expect, type Locator, type Page } from "playwright/test";
import { test as base } from "../shared-pages";
import { changedFields, type Words } from "./words";

export { expect };

/** The type of the annotation that names a field whose words an owner has changed. */
const changed = "changed";

/** Tests of the specification's literal words. A test whose words an owner has changed is skipped. */
export const test = base.extend<{ skipChangedWords: undefined }>({
  skipChangedWords: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use, testInfo) => {
      const fields = testInfo.annotations.flatMap(({ type, description = "" }) =>
        type === changed ? description : [],
      );
      testInfo.skip(fields.length > 0, fields.join(", "));
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Returns the details of a test for these words of content/. */
export const words = (fields: Words) => ({
  annotation: changedFields(fields).map((description) => ({ type: changed, description })),
});

/** Returns a section of the landing page. */
export const section = (page: Page, id: string) => page.getByRole("main").locator(`#${id}`);

/** Expects a part of a page to have words that match each pattern. */
export async function expectWords(part: Locator, patterns: readonly RegExp[]) {
  for (const pattern of patterns) await expect(part).toContainText(pattern);
}
