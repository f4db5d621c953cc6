import { whenReady } from "../../lib/enhancement/document-state";
import { mutants } from "./mutants";

/*
 * The first script of a page with a mutant. run.ts bundles it, and replaces this constant by the mutant's position in the
 * list.
 */
declare const mutantIndex: number;

/* React renders over earlier changes. The page is not "ready" before the change, so that no test reads it earlier. */
whenReady(() => {
  const { dataset } = document.documentElement;
  dataset.state = "loading";
  const timer = setInterval(() => {
    if (document.querySelector("[data-pending]")) return;
    clearInterval(timer);
    // The page holds clicks until it is ready. No test reads it between these two lines.
    dataset.state = "ready";
    mutants[mutantIndex]?.inPage?.();
  }, 50);
});
