import { store } from "@/content/store";
import { attributeVisit } from "@/lib/attribution/attribution";

/*
 * Next runs this file once its scripts have loaded, right before hydration, and before the visitor can follow a link without
 * loading a page.
 */
if (store.attribution === "on") attributeVisit(window.location.search);
