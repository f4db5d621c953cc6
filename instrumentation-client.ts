import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { attributeVisit } from "@/lib/attribution/attribution";
import { thirdPartyScripts } from "@/lib/third-parties/third-party-scripts";

/* Next runs this file right before hydration: https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation-client */
if (thirdPartyScripts(store, scripts).smartScript) attributeVisit();
