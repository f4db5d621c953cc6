import { keepPlace } from "../../browser/keep-place";
import { restoreDeliveredPage } from "../delivered-page";
import { documentState, setDocumentState } from "../document-state";
import { loadingLimit } from "../in-time";

/** The arguments of the call at the end of a page, which scripts/build/finish-page.ts writes. */
export interface PageEnd {
  /** The addresses of Next's scripts, as Next wrote them: Turbopack finds a script by this attribute. */
  scripts: string[];
  /** The length of React's data, in UTF-16 code units. */
  characters: number;
}

declare global {
  interface Window {
    /** Starts the page's scripts. The last script of each page calls it. */
    startPage?: (end: PageEnd) => void;
    /** React's data: a type, and a text except in the first piece. */
    __next_f?: [type: number, text?: string][];
  }
}

/**
 * Marks the document as "loading", and starts the page's scripts when the whole page has arrived. Marks the document as "static"
 * when it may never hydrate: it is not whole, or one of its scripts is lost or throws, or 15 s have passed. This clock waits for
 * no event, because a page whose connection is lost has neither DOMContentLoaded nor load.
 *
 * After an error that takes the page's content away, shows the delivered page again: Next's router would show a screen that
 * app/error.tsx cannot replace.
 */
export function startPage(): void {
  let scripts: string[] = [];

  window.startPage = (end) => {
    if (documentState() !== "loading") return;
    if (!isWhole(end)) {
      giveUp();
      return;
    }
    window.deliveredPage = document.documentElement.outerHTML;
    scripts = end.scripts;
    for (const src of scripts) {
      const script = document.createElement("script");
      script.setAttribute("src", src);
      // Sets the attribute, by which React knows that it does not need to insert the script.
      script.async = true;
      document.body.append(script);
    }
  };

  window.addEventListener(
    "error",
    ({ target, filename }) => {
      // After React has handled it.
      setTimeout(restoreLostContent);
      const address = target instanceof HTMLScriptElement ? target.src : filename;
      if (documentState() !== "loading" || !address) return;
      const { pathname } = new URL(address, window.location.href);
      if (scripts.includes(pathname)) giveUp();
    },
    true,
  );

  // The policy refuses an altered last script, and a page that ends early has none.
  document.addEventListener("DOMContentLoaded", () => {
    if (scripts.length === 0) giveUp();
  });
  setTimeout(giveUp, loadingLimit);
  setDocumentState("loading");
}

function restoreLostContent(): void {
  if (!document.getElementById("main")) restoreDeliveredPage();
}

/** Returns whether all of React's data has arrived. A filter may have altered it where the page's policy does not hold. */
function isWhole({ characters }: PageEnd): boolean {
  const data = window.__next_f ?? [];
  const length = data.reduce((sum, [, text = ""]) => sum + text.length, 0);
  return length === characters;
}

/** Shows the page as it was delivered. The text that the visitor reads stays where it is, although the answers open. */
function giveUp(): void {
  if (documentState() === "loading") keepPlace(() => setDocumentState("static"));
}
