import type { Flag, LabelProduct } from "@/content/schema";
import { countText, flagged } from "./flagged";

/*
 * All words and all explanations are in the page already, so this moves attributes about and keeps
 * no state of its own: what is chosen is what aria-selected, aria-pressed and aria-current say.
 */

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const groups = "[role=tablist], [role=toolbar], .ruled";

/** Makes the playable label answer to touch, mouse and keyboard; gives what undoes it. */
export function enliven(label: HTMLElement): () => void {
  function onClick(event: MouseEvent) {
    const item = (event.target as Element).closest<HTMLElement>("button, a, summary");
    // Neither does a word lead anywhere, nor does an explanation fold.
    if (!item?.matches("button")) event.preventDefault();
    if (!item) return;
    if (item.matches("[data-legal]")) toggleLegalSize(item);
    else choose(item);
  }

  function onFocusIn({ target }: FocusEvent) {
    const item = target as HTMLElement;
    if (item.matches("[data-word]")) choose(item);
    else if (item.closest(groups)) makeTabStop(item);
  }

  function onKeyDown(event: KeyboardEvent) {
    const item = event.target as HTMLElement;
    if (event.key === "Escape") close(item);
    const items = itemsBeside(item);
    const at = items.indexOf(item);
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? -1 : at + (steps[event.key] ?? Number.NaN);
    const goal = items.at(next % items.length);
    if (at < 0 || Number.isNaN(next) || !goal) return;
    event.preventDefault();
    goal.focus();
    // A tab is chosen by reaching it, as a word is; a chip is chosen by being pressed.
    if (goal.matches("[role=tab]")) choose(goal);
  }

  function choose(item: HTMLElement) {
    makeTabStop(item);
    if (item.matches("[role=tab]")) showProduct(item);
    else if (item.matches("[data-chip]")) toggleChip(label, item);
    else if (item.matches("[data-word]")) explain(item);
  }

  for (const group of label.querySelectorAll(groups)) {
    const items = itemsOf(group);
    const chosen = items.find((item) =>
      item.matches("[aria-selected=true], [aria-current=true], [aria-pressed=true]"),
    );
    const stop = chosen ?? items[0];
    if (stop) makeTabStop(stop);
  }
  label.addEventListener("click", onClick);
  label.addEventListener("focusin", onFocusIn);
  label.addEventListener("keydown", onKeyDown);
  return () => {
    label.removeEventListener("click", onClick);
    label.removeEventListener("focusin", onFocusIn);
    label.removeEventListener("keydown", onKeyDown);
  };
}

const itemsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>("button, a")];

function itemsBeside(item: HTMLElement) {
  const group = item.closest(groups);
  return group ? itemsOf(group) : [];
}

/** One stop of the Tab key for each group; arrows move inside it. */
function makeTabStop(item: HTMLElement) {
  for (const other of itemsBeside(item)) other.tabIndex = other === item ? 0 : -1;
}

/** Shows one layer of a stack (`.stack` in globals.css). */
function show(layer: Element | null | undefined) {
  for (const other of layer?.parentElement?.children ?? [])
    other.toggleAttribute("data-shown", other === layer);
}

const productOf = (item: Element) => item.closest<HTMLElement>("[data-product]");
const wordsOf = (product: Element) => [...product.querySelectorAll<HTMLElement>("[data-word]")];
const factOf = (word: Element) => document.querySelector(word.getAttribute("href") ?? "");
const isPressed = (button: Element) => button.getAttribute("aria-pressed") === "true";

function showProduct(tab: HTMLElement) {
  for (const other of itemsBeside(tab)) other.setAttribute("aria-selected", String(other === tab));
  show(document.getElementById(tab.getAttribute("aria-controls") ?? ""));
}

function explain(word: HTMLElement) {
  for (const other of itemsBeside(word)) other.removeAttribute("aria-current");
  word.setAttribute("aria-current", "true");
  show(factOf(word));
}

function close(item: HTMLElement) {
  const product = productOf(item);
  if (!product) return;
  for (const word of wordsOf(product)) word.removeAttribute("aria-current");
  show(product.querySelector("[data-prompt]"));
}

function toggleLegalSize(button: HTMLElement) {
  button.setAttribute("aria-pressed", String(!isPressed(button)));
  show(button.nextElementSibling?.querySelector(":not([data-shown])"));
}

/** Flags the words anew by the chips that are pressed, and explains the first that this one concerns. */
function toggleChip(label: Element, chip: HTMLElement) {
  chip.setAttribute("aria-pressed", String(!isPressed(chip)));
  const product = productOf(chip);
  if (!product) return;
  const chosen = itemsBeside(chip)
    .filter(isPressed)
    .map((pressed) => pressed.dataset.chip ?? "");
  const words = wordsOf(product);
  for (const word of words) {
    const { flag, isMatch } = flagged(ingredientOf(word), chosen);
    word.toggleAttribute("data-match", isMatch);
    drawFlag(label, word, flag, isMatch);
  }
  tellCount(product, words);
  const concerned = words.find((word) => (chip.dataset.chip ?? "") in matters(word));
  if (isPressed(chip) && concerned) {
    explain(concerned);
    makeTabStop(concerned);
  }
}

type Matters = NonNullable<LabelProduct["ingredients"][number]["matters"]>;
const matters = (word: HTMLElement): Matters => JSON.parse(word.dataset.matters ?? "{}");
const ingredientOf = (word: HTMLElement) => ({
  flag: word.dataset.word as Flag,
  matters: matters(word),
});

/** Copies a flag from the set at the label's end: whole to the explanation, its shape and its name to the word. */
function drawFlag(label: Element, word: HTMLElement, flag: Flag, isMatch: boolean) {
  const drawn = label.querySelector(`[data-flags] [data-flag=${flag}]`);
  const shape = drawn?.querySelector("svg");
  const slot = word.querySelector("[data-word-flag]");
  const name = slot?.lastElementChild;
  if (!drawn || !shape || !slot || !name) return;
  const told = `, ${drawn.textContent}`;
  if (name.textContent === told && (slot.querySelector("svg") !== null) === isMatch) return;
  slot.querySelector("svg")?.remove();
  if (isMatch) slot.prepend(shape.cloneNode(true));
  name.textContent = told;
  const chip = factOf(word)?.querySelector("[data-fact-flag]");
  if (chip) chip.innerHTML = drawn.innerHTML;
}

function tellCount(product: Element, words: HTMLElement[]) {
  const status = product.querySelector<HTMLElement>("[role=status]");
  const count = words.filter((word) => word.hasAttribute("data-match")).length;
  if (!status) return;
  const { some = "", none = "" } = status.dataset;
  status.textContent = count > 0 ? countText(some, count, words.length) : none;
}
