import type { Page } from "playwright/test";

export interface TranslatorOptions {
  /** How long after a change the translator replaces text, in ms. With 0, in the same task. */
  delay: number;
  /** When the translator starts: with the first elements of the page, or once the page is hydrated. */
  from: "first-element" | "hydration";
}

/** Returns a text as the translator writes it. */
export const translated = (text: string) => `⟦${text.trim()}⟧`;

/**
 * Translates the page like the translators of Chrome, Safari and apps: replaces each text node by an element, now and
 * after each change, so that React's text nodes are no longer in the page. Call it before the page is opened.
 */
export async function translate(page: Page, options: TranslatorOptions) {
  await page.addInitScript(runTranslator, options);
}

/** Returns the visible texts that are not translated. */
export function untranslatedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!/\p{L}/u.test(data) || !parentElement?.checkVisibility()) continue;
      if (!parentElement.closest("font, script, style, noscript")) texts.push(data);
    }
    return texts;
  });
}

/** Runs in the page. */
export function runTranslator({ delay, from }: TranslatorOptions) {
  function isToTranslate({ data, parentElement }: Text): boolean {
    return /\p{L}/u.test(data) && !parentElement?.closest("font, script, style, noscript, textarea");
  }

  function translateText(text: Text) {
    const inner = document.createElement("font");
    inner.textContent = text.data.replace(/\S(.*\S)?/su, (words) => `⟦${words}⟧`);
    const outer = document.createElement("font");
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll() {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (isToTranslate(text)) translateText(text);
  }

  function start() {
    const root = document.documentElement;
    root.classList.add("translated-ltr");
    let isDue = false;

    function onChange() {
      if (!document.body) return;
      if (delay === 0) {
        translateAll();
        return;
      }
      if (isDue) return;
      isDue = true;
      setTimeout(() => {
        isDue = false;
        translateAll();
      }, delay);
    }

    new MutationObserver(onChange).observe(root, { childList: true, characterData: true, subtree: true });
    onChange();
  }

  function startOnceHydrated() {
    const isHydrated = () => document.documentElement?.dataset.state === "ready";
    if (isHydrated()) {
      start();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isHydrated()) return;
      observer.disconnect();
      start();
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  }

  if (from === "hydration") {
    startOnceHydrated();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!document.documentElement) return;
    observer.disconnect();
    start();
  });
  observer.observe(document, { childList: true });
}
