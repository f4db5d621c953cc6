import { documentState, whenReady } from "../document-state";
import { loadingLimit } from "../in-time";

/** How often a held click is tried, in ms. */
const interval = 100;

/**
 * Holds the clicks on the page's buttons before hydration, and repeats them after it. This includes clicks on a part that hydrates
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
      setTimeout(repeat, 0, button, button.parentElement?.closest("[id]")?.id ?? "", performance.now());
    }
  }

  /** Clicks the button once its part is hydrated. Forgets a button that is gone, or whose part takes too long. */
  function repeat(button: HTMLButtonElement, place: string, since: number) {
    const current = button.isConnected ? button : onlyButtonIn(place);
    if (!current) return;
    if (!isPending(current)) current.click();
    else if (performance.now() - since < loadingLimit) setTimeout(repeat, interval, current, place, since);
  }
}

/** Returns the button of an element. React replaces a part with its buttons when a translator has changed its texts. */
function onlyButtonIn(id: string): HTMLButtonElement | undefined {
  const [button, other] = document.getElementById(id)?.querySelectorAll("button") ?? [];
  return other ? undefined : button;
}
