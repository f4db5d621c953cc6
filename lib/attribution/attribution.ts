import { store } from "@/content/store";
import { whenReady } from "@/lib/enhancement/document-state";
import { late } from "@/lib/enhancement/late";
import { consentEvent, decide, rememberLink, type SmartLink, smartLinkBase, storedLink, toSmartLink } from "./decide";

/* The visit's download link, once for the document, because many components have download links. */

const requestModule = late(() => import("./request"));

/**
 * Finds out the visit's download link and publishes it. `query` is the query of the page that the visitor has loaded. They
 * may be on another page when the link is known.
 */
export async function attributeVisit(query: string, hasConsent = window.attributionAllowed === true): Promise<void> {
  const decision = decide(store.consent, query, hasConsent);
  if (decision === "refuse") return setSmartLink({ status: "plain", reason: "refused" });
  if (decision === "wait") {
    setSmartLink({ status: "held" });
    await new Promise((resolve) => window.addEventListener(consentEvent, resolve, { once: true }));
    return attributeVisit(query, true);
  }
  if (decision === "reuse") {
    const link = toSmartLink(storedLink(), smartLinkBase(store));
    // The owner may have changed the base since.
    if (link.status === "tagged") return setSmartLink(link);
  }
  setSmartLink({ status: "pending" });
  setSmartLink(await requestLink(query));
}

async function requestLink(query: string): Promise<SmartLink> {
  try {
    // Loads while the page hydrates. On a slow connection it may need the time of two attempts.
    const { requestSmartLink } = await requestModule.load().catch(() => requestModule.load());
    await new Promise<void>(whenReady);
    const link = await requestSmartLink(query);
    if (link.status === "tagged") rememberLink(link.href);
    return link;
  } catch {
    return { status: "plain", reason: "load-failed" };
  }
}

const listeners = new Set<() => void>();

/** Publishes the link on `window.smartLink`, where the owner's scripts can read it, and to the components that use it. */
function setSmartLink(link: SmartLink): void {
  window.smartLink = link;
  for (const onChange of listeners) onChange();
}

/** Returns the address of the visit's link, or undefined while it is not tagged. */
export function taggedHref(): string | undefined {
  return window.smartLink?.status === "tagged" ? window.smartLink.href : undefined;
}

/** Calls `onChange` after each change of the link. Returns a function that ends this. */
export function subscribeToSmartLink(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}
