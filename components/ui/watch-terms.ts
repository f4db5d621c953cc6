import { constants } from "@/content/constants";

const { delay, skipDelay, grace } = constants.tooltip;

/**
 * Says which sourced term is explained: after 700 ms of hovering, or at once within 300 ms of another one's closing,
 * and at once with the keyboard's focus; until the pointer or the focus leaves, or a click. Touch is ignored.
 * `onWanted` is called as soon as one may be.
 */
export function watchTerms(onTerm: (term?: HTMLElement) => void, onWanted: () => void) {
  let open: HTMLElement | undefined;
  let isPressed = false;
  /* When the last one closed, in ms. */
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout>;
  const listening = new AbortController();

  function set(term?: HTMLElement) {
    clearTimeout(timer);
    if (open && !term) closedAt = performance.now();
    open = term;
    onTerm(term);
  }
  function setLater(term: HTMLElement | undefined, wait: number) {
    clearTimeout(timer);
    timer = setTimeout(() => set(term), wait);
  }
  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    act: (term: HTMLElement, event: DocumentEventMap[Type]) => void,
  ) {
    const hear = (event: DocumentEventMap[Type]) => {
      const term = event.target instanceof Element && event.target.closest("[data-source]");
      if (term) act(term as HTMLElement, event);
    };
    document.addEventListener(type, hear, { signal: listening.signal });
  }
  const leave = () => setLater(undefined, grace);
  const isInside = (term: HTMLElement, { relatedTarget }: MouseEvent) =>
    relatedTarget instanceof Node && term.contains(relatedTarget);

  on("pointerover", (term, event) => {
    if (event.pointerType === "touch" || isInside(term, event)) return;
    onWanted();
    if (term === open) clearTimeout(timer);
    else setLater(term, performance.now() - closedAt < skipDelay ? 0 : delay);
  });
  on("pointerout", (term, event) => {
    if (!isInside(term, event)) leave();
  });
  on("focusin", (term) => {
    // A finger and a mouse bring focus too; :focus-visible would know, from Safari 15.4 on.
    if (isPressed) return;
    onWanted();
    set(term);
  });
  on("focusout", () => {
    isPressed = false;
    set();
  });
  on("pointerdown", () => {
    isPressed = true;
    set();
  });
  for (const type of ["click", "pointercancel"] as const)
    on(type, () => {
      isPressed = false;
    });

  return {
    close: () => set(),
    /** The pointer is on the tooltip itself. */
    stay: () => clearTimeout(timer),
    leave,
    stop() {
      clearTimeout(timer);
      listening.abort();
    },
  };
}
