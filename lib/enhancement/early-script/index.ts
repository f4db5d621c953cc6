import { hideUntilFound } from "./hide-until-found";
import { type ConsentOptions, loadAfterConsent } from "./load-after-consent";
import { markWindowHeight } from "./mark-window-height";
import { recoverScripts } from "./recover-scripts";
import { repairAddress } from "./repair-address";
import { replayClicks } from "./replay-clicks";

/**
 * Returns the script that runs inline in the head of each page, before the first paint: the source texts of the parts
 * in this folder. The parts therefore cannot use imports, or syntax newer than Safari 14. Each has its own `try`, so
 * that an error in one does not stop the others.
 */
export function earlyScript(options: ConsentOptions): string {
  // A `<` could close the script element.
  const json = JSON.stringify(options).replaceAll("<", "\\u003c");
  return [
    `(${repairAddress})()`,
    `(${markWindowHeight})()`,
    `(${recoverScripts})()`,
    `(${hideUntilFound})()`,
    `(${replayClicks})()`,
    `(${loadAfterConsent})(${json})`,
  ]
    .map((call) => `try{${call}}catch(e){console.error(e)}`)
    .join("");
}
