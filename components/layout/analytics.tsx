import type { Scripts, Store } from "@/content/schema";

/** The event that a consent tool dispatches on `window` once a visitor lets herself be counted. */
export const analyticsEvent = "analytics-consent";

/* Plain JavaScript in the head, so that no yes is missed that is given before the page answers. */
const statement = `(function(analytics,consent){
function load(){
var script=document.createElement("script");script.async=true;
for(var name in analytics.attributes)script.setAttribute(name,analytics.attributes[name]);
script.src=analytics.src;document.head.appendChild(script)}
function afterFrame(){document.hidden?load():requestAnimationFrame(function(){setTimeout(load)})}
consent=="ask"?addEventListener("${analyticsEvent}",afterFrame,{once:true}):afterFrame()
})`.replaceAll("\n", "");

interface AnalyticsProps {
  analytics: NonNullable<Scripts["analytics"]>;
  consent: Store["consent"];
}

/** Fetches the owner's analytics after the first frame; where visitors are asked, not before one says yes. */
export function Analytics({ analytics: { src, attributes = {} }, consent }: AnalyticsProps) {
  const values = [{ src, attributes }, consent].map((value) =>
    JSON.stringify(value).replaceAll("<", "\\u003c"),
  );
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text and the owner's checked content
      dangerouslySetInnerHTML={{ __html: `${statement}(${values})` }}
    />
  );
}
