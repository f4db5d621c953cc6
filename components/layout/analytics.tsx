import type { Scripts, Store } from "@/content/schema";

/** Dispatched on `window` by a consent tool when the visitor agrees to be counted. */
export const analyticsEvent = "analytics-consent";

interface Options {
  src: string;
  attributes: Record<string, string>;
  consent: Store["consent"];
  event: string;
}

/* Runs inline in the head, as the text of this function, so that an early consent is not missed. */
function loadAnalytics({ src, attributes, consent, event }: Options): void {
  const load = () => {
    const script = document.createElement("script");
    script.async = true;
    for (const name of Object.keys(attributes)) script.setAttribute(name, attributes[name] ?? "");
    script.src = src;
    document.head.append(script);
  };
  // A hidden page has no frames.
  const loadAfterFrame = () =>
    document.hidden ? load() : requestAnimationFrame(() => setTimeout(load));
  if (consent === "ask") window.addEventListener(event, loadAfterFrame, { once: true });
  else loadAfterFrame();
}

interface AnalyticsProps {
  analytics: NonNullable<Scripts["analytics"]>;
  consent: Store["consent"];
}

/** Loads the owner's analytics after the first frame, and after consent where visitors are asked. */
export function Analytics({ analytics: { src, attributes = {} }, consent }: AnalyticsProps) {
  const options: Options = { src, attributes, consent, event: analyticsEvent };
  const json = JSON.stringify(options).replaceAll("<", "\\u003c");
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function and checked content
      dangerouslySetInnerHTML={{ __html: `(${loadAnalytics})(${json})` }}
    />
  );
}
