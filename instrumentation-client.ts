import { store } from "@/content/store";

/*
 * Next runs this file once its scripts have loaded, right before hydration. The chunk then loads during hydration. A
 * preload in the page would compete with Next's scripts (docs/performance.md).
 */
if (store.attribution === "on") import("@/components/store/attribution-script").catch(() => {});
