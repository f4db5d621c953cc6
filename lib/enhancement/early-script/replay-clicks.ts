import { documentState, whenReady } from "../document-state";

/** How often, and for how long, a held click is tried, in ms. */
const interval = 100;
const patience = 15_000;

/**
 * Holds the clicks on the page's buttons before hydration, and repeats them after it. Also those on a part that hydrates
 * later than the page, which has the attribute `data-pending` until then.
 */
export function replayClicks(): void {
  const held: HTMLButtonElement[] = [];

  const isPending = (button: Element) => documentState() !== "ready" || button.closest("[data-pending]") !== null;

  // Before the listener, because without a MutationObserver it throws, and no click must be held then.
  whenReady(repeatAll);

  window.addEventListener(
    "click",
    (event) => {
      // Not the buttons of the owner's consent tool, which work without React.
      const button = (event.target as Partial<Element> | null)?.closest?.<HTMLButtonElement>("main button");
      if (!button || !isPending(button)) return;
      // React would handle the click too if it hydrates the button now.
      event.stopPropagation();
      held.push(button);
      if (documentState() === "ready") repeatAll();
    },
    true,
  );

  function repeatAll() {
    // In separate tasks, because React ignores clicks during effects.
    for (const button of held.splice(0)) {
      // The page's scripts have not seen this sign of life, for which the code of the button's part may wait.
      window.dispatchEvent(new Event("pointerdown"));
      setTimeout(repeat, 0, button, button.parentElement?.closest("[id]"), performance.now());
    }
  }

  /**
   * Clicks the button once its part is hydrated. Forgets a button that is gone, or whose part takes too long. When a translator has
   * changed the texts of a part, React replaces it: then the button is the only one in the element that has the same id.
   */
  function repeat(button: HTMLButtonElement, place: Element | null | undefined, since: number) {
    if (!button.isConnected) {
      const [found, other] = document.getElementById(place?.id ?? "")?.querySelectorAll("button") ?? [];
      if (!found || other) return;
      button = found;
    }
    if (!isPending(button)) button.click();
    else if (performance.now() - since < patience) setTimeout(repeat, interval, button, place, since);
  }
}
