import { slow } from "../e2e/test";
import { runTranslator, translated } from "../e2e/translator";
import { errorPage } from "../fixture-site/content/error-page";
import { faq } from "../fixture-site/content/faq";
import { puzzleCopy as copy, products } from "../fixture-site/content/products";
import { open, scrollAndClick, textOf } from "./helpers";
import { expect, test } from "./test";

/* Safari's translator replaces text nodes, so that React cannot find its own. */

const answer = "#label [aria-live]";

for (const { id, ingredients, puzzle } of products)
  test(
    `the puzzle of ${id} can be solved on a translated page`,
    id === products[0].id ? {} : slow,
    async ({ view }) => {
      await open(view, `/?label=${id}`);
      await expect.poll(() => textOf(view, "#label")).toContain(puzzle?.question);
      await view.evaluate(runTranslator, { delay: 0, from: "hydration" });
      for (const find of puzzle?.finds ?? []) {
        const index = ingredients.findIndex(({ name }) => name === find);
        await scrollAndClick(view, `#label [role=group] button:nth-of-type(${index + 1})`);
        await expect.poll(() => textOf(view, answer)).toContain(translated(ingredients[index]?.what ?? ""));
      }
      await expect.poll(() => textOf(view, answer)).toContain(translated(copy.share));
      const question = `#question-${faq[1]?.id} button`;
      await scrollAndClick(view, question);
      const isOpen = () => view.evaluate((question) => document.querySelector(question)?.ariaExpanded, question);
      await expect.poll(isOpen).toBe("true");
      expect(await textOf(view, "body")).not.toContain(errorPage.title);
    },
  );
