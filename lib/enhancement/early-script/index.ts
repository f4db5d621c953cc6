import { hideUntilFound } from "./hide-until-found";
import { type ConsentOptions, loadAfterConsent } from "./load-after-consent";
import { markScrolled } from "./mark-scrolled";
import { markWindowHeight } from "./mark-window-height";
import { recoverScripts } from "./recover-scripts";
import { repairAddress } from "./repair-address";
import { replayClicks } from "./replay-clicks";
import { run } from "./run";

/*
 * The script that runs inline in the head of each page, before the first paint. scripts/build/early-script.ts bundles it
 * for the oldest supported browsers, and replaces this constant by the settings in content/.
 */
declare const earlyScriptOptions: ConsentOptions;

run(repairAddress);
run(markWindowHeight);
run(markScrolled);
run(recoverScripts);
run(hideUntilFound);
run(replayClicks);
run(() => loadAfterConsent(earlyScriptOptions));
