/**
 * Holds the clicks on the page's buttons before hydration, and repeats them after it. Also those on a part that hydrates
 * later than the page, which has the attribute `data-unhydrated` until then.
 */
export function replayClicks(): void {
  const clicks: { button: HTMLButtonElement; part: Element | null; index: number }[] = [];
  let isReplaying = false;

  const buttonsOf = (part: Element | null) =>
    Array.from((part && document.getElementById(part.id))?.querySelectorAll("button") ?? []);

  const isUnhydrated = (button: Element) =>
    !document.documentElement.hasAttribute("data-hydrated") || button.closest("[data-unhydrated]") !== null;

  window.addEventListener(
    "click",
    (event) => {
      const target = event.target as Partial<Element> | null;
      // Not the buttons of the owner's consent tool, which work without React.
      const button = target?.closest?.<HTMLButtonElement>("main button");
      if (!button || !isUnhydrated(button)) return;
      // React would handle the click too if it hydrates the button now.
      event.stopPropagation();
      const part = button.closest(":not(button)[id]");
      clicks.push({ button, part, index: buttonsOf(part).indexOf(button) });
      if (document.documentElement.hasAttribute("data-hydrated")) startReplay();
    },
    true,
  );

  /** Returns the button that was clicked. React replaces the elements of a part that a page translator has changed. */
  function currentButton({ button, part, index }: (typeof clicks)[number]) {
    return button.isConnected ? button : buttonsOf(part)[index];
  }

  function replay(attempt: number) {
    const [click] = clicks;
    if (!click) {
      isReplaying = false;
      return;
    }
    const button = currentButton(click);
    if (button && isUnhydrated(button) && attempt < 100) {
      setTimeout(replay, 100, attempt + 1);
      return;
    }
    clicks.shift();
    if (button && !isUnhydrated(button)) button.click();
    replay(0);
  }

  function startReplay() {
    if (isReplaying) return;
    isReplaying = true;
    // In a separate task, because React ignores clicks during effects.
    setTimeout(replay, 0, 0);
  }

  window.addEventListener("hydrated", startReplay);
}
