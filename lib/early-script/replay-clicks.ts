/** Holds the clicks on the page's buttons before hydration, and repeats them after it. */
export function replayClicks(): void {
  const clicked: HTMLButtonElement[] = [];

  window.addEventListener(
    "click",
    (event) => {
      const target = event.target as Partial<Element> | null;
      // Not the buttons of the owner's consent tool, which work without React.
      const button = target?.closest?.<HTMLButtonElement>("main button");
      if (!button || document.documentElement.hasAttribute("data-hydrated")) return;
      // React would handle the click too if it hydrates the button now.
      event.stopPropagation();
      clicked.push(button);
    },
    true,
  );

  /** Clicks a button. Returns whether React handled it: it stops a click on a part that it cannot hydrate yet. */
  function click(button: HTMLButtonElement): boolean {
    let isHandled = false;
    const onClick = () => {
      isHandled = true;
    };
    window.addEventListener("click", onClick);
    button.click();
    window.removeEventListener("click", onClick);
    return isHandled;
  }

  function replay(attempt: number) {
    const button = clicked[0];
    if (!button) return;
    const isLost = !button.isConnected || button.disabled;
    if (isLost || click(button) || attempt === 100) {
      clicked.shift();
      replay(0);
    } else {
      setTimeout(replay, 100, attempt + 1);
    }
  }

  // In a separate task, because React ignores clicks during effects.
  window.addEventListener("hydrated", () => setTimeout(replay, 0, 0));
}
