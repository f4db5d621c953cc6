import type { Scripts, Store } from "@/content/schema";

/** The event that a consent tool dispatches on `window` when the visitor agrees to analytics. */
export const analyticsEvent = "analytics-consent";

interface Options {
  src: string;
  attributes: Record<string, string>;
  consent: Store["consent"];
  event: string;
}

/* The source of this function is inlined in the head, so that it does not miss an early consent event. */
function loadAnalytics({ src, attributes, consent, event }: Options): void {
  const load = () => {
    const script = document.createElement("script");
    script.async = true;
    for (const name of Object.keys(attributes)) script.setAttribute(name, attributes[name] ?? "");
    script.src = src;
    document.head.append(script);
  };
  // requestAnimationFrame does not run in a hidden page.
  const loadAfterFrame = () =>
    document.hidden ? load() : requestAnimationFrame(() => setTimeout(load));
  if (consent === "ask") window.addEventListener(event, loadAfterFrame, { once: true });
  else loadAfterFrame();
}

interface AnalyticsProps {
  analytics: NonNullable<Scripts["analytics"]>;
  consent: Store["consent"];
}

/** Loads the owner's analytics after the first frame and, if `consent` is "ask", after consent. */
export function Analytics({ analytics: { src, attributes = {} }, consent }: AnalyticsProps) {
  const options: Options = { src, attributes, consent, event: analyticsEvent };
  const json = JSON.stringify(options).replaceAll("<", "\\u003c");
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function and validated content
      dangerouslySetInnerHTML={{ __html: `(${loadAnalytics})(${json})` }}
    />
  );
}
