import { type ConsentOptions, type ConsentTool, loadAfterConsent, loadConsentTool } from "./load-after-consent";
import { markScrolled } from "./mark-scrolled";
import { markWindowHeight } from "./mark-window-height";
import { repairAddress } from "./repair-address";
import { replacePictures } from "./replace-pictures";
import { replayClicks } from "./replay-clicks";
import { run } from "./run";
import { startPage } from "./start-page";

/*
 * The script that runs inline in the head of each page, before the first paint. scripts/build/early-script.ts bundles it
 * for the oldest supported browsers, and replaces these constants with the settings in content/. Where there is no consent tool,
 * esbuild leaves its code out.
 */
declare const consentOptions: ConsentOptions;
declare const consentTool: ConsentTool | null;

run(repairAddress);
run(markWindowHeight);
run(markScrolled);
run(replacePictures);
run(replayClicks);
if (consentTool) run(() => loadConsentTool(consentTool));
run(() => loadAfterConsent(consentOptions));
// Last: the scripts load once everything above listens.
run(startPage);
