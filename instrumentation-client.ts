import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { attributeVisit } from "@/lib/attribution/attribution";
import { thirdPartyScripts } from "@/lib/third-parties/third-party-scripts";

/*
 * Next runs this file once its scripts have loaded, right before hydration, and before the visitor can follow a link without
 * loading a page.
 */
if (thirdPartyScripts(store, scripts).smartScript) attributeVisit(window.location.search);
