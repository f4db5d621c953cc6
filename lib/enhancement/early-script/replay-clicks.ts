import { documentState, whenReady } from "../document-state";

interface Click {
  button: HTMLButtonElement;
  /** The nearest element with an id around the button, and the button's position in it. */
  part: Element | null;
  index: number;
}

/**
 * Holds the clicks on the page's buttons before hydration, and repeats them after it. Also those on a part that hydrates
 * later than the page, which has the attribute `data-pending` until then. Repeats a click that the browser does not
 * send because React has replaced the button since it was pressed, as it does while it hydrates a translated page.
 */
export function replayClicks(): void {
  const clicks: Click[] = [];
  let pressed: Click | undefined;
  let isSettled = false;

  const buttonsOf = (part: Element | null) =>
    Array.from((part && document.getElementById(part.id))?.querySelectorAll("button") ?? []);

  const isReady = () => documentState() === "ready";
  const isPending = (button: Element) => !isReady() || button.closest("[data-pending]") !== null;

  function clickOf({ target }: Event): Click | undefined {
    // Not the buttons of the owner's consent tool, which work without React.
    const button = (target as Partial<Element> | null)?.closest?.<HTMLButtonElement>("main button");
    if (!button) return undefined;
    const part = button.closest(":not(button)[id]");
    return { button, part, index: buttonsOf(part).indexOf(button) };
  }

  // Before the listeners, because without a MutationObserver it throws, and no click must be held then.
  whenReady(() => {
    startReplay();
    // By then, all parts are hydrated.
    setTimeout(() => {
      isSettled = true;
    }, 10_000);
  });

  window.addEventListener(
    "click",
    (event) => {
      const click = clickOf(event);
      if (!click) return;
      pressed = undefined;
      if (!isPending(click.button)) return;
      // React would handle the click too if it hydrates the button now.
      event.stopPropagation();
      clicks.push(click);
      if (isReady()) startReplay();
    },
    true,
  );

  window.addEventListener(
    "pointerdown",
    (event) => {
      pressed = isSettled ? undefined : clickOf(event);
    },
    true,
  );
  // The gesture scrolls the page.
  window.addEventListener("pointercancel", () => {
    pressed = undefined;
  });
  window.addEventListener("pointerup", () => {
    // The browser may still send the click, to the new button.
    setTimeout(() => {
      if (!pressed || pressed.button.isConnected) return;
      clicks.push(pressed);
      pressed = undefined;
      startReplay();
    }, 100);
  });

  /** Returns the button that was clicked. React replaces the elements of a part that a page translator has changed. */
  function currentButton({ button, part, index }: Click) {
    return button.isConnected ? button : buttonsOf(part)[index];
  }

  /** Clicks the button once its part is hydrated. Forgets a click after ten seconds, and on a button that is gone. */
  function replay(click: Click, attempt: number) {
    const button = currentButton(click);
    if (!button) return;
    if (!isPending(button)) button.click();
    else if (attempt < 100) setTimeout(replay, 100, click, attempt + 1);
  }

  function startReplay() {
    // In separate tasks, because React ignores clicks during effects.
    for (const click of clicks.splice(0)) setTimeout(replay, 0, click, 0);
  }
}
