import { hideUntilFound } from "./hide-until-found";
import { type ConsentOptions, loadAfterConsent } from "./load-after-consent";
import { markWindowHeight } from "./mark-window-height";
import { recoverScripts } from "./recover-scripts";
import { repairAddress } from "./repair-address";
import { replayClicks } from "./replay-clicks";

/*
 * The script that runs inline in the head of each page, before the first paint. scripts/build/early-script.ts bundles it
 * for the oldest supported browsers, and replaces this constant by the settings in content/.
 */
declare const earlyScriptOptions: ConsentOptions;

/** Runs one part, so that an error in it does not stop the others. */
function run(part: () => void) {
  try {
    part();
  } catch (error) {
    console.error(error);
  }
}

run(repairAddress);
run(markWindowHeight);
run(recoverScripts);
run(hideUntilFound);
run(replayClicks);
run(() => loadAfterConsent(earlyScriptOptions));
