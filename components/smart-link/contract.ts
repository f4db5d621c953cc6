/*
 * The provider's script as far as this site uses it (OneLink Smart Script 2.9), and what this site
 * exposes of its result.
 */

interface Parameter {
  keys: string[];
  defaultValue?: string;
}

export interface SmartScriptArguments {
  oneLinkURL: string;
  afParameters: {
    mediaSource: Parameter;
    campaign: Parameter;
    ad: Parameter;
    adSet: Parameter;
    channel: Parameter;
    afSub2: Parameter;
    googleClickIdKey: string;
    afCustom: (Parameter & { paramKey: string })[];
  };
}

export interface SmartScript {
  generateOneLinkURL(args: SmartScriptArguments): { clickURL: string } | null | undefined;
}

/**
 * Why the links stay plain: the visitor's privacy signal, a script that could not be loaded, or one
 * that gave no usable link.
 */
export type PlainReason = "refused" | "load-failed" | "no-link";

/** What the owner's consent tool dispatches on `window` when the visitor says yes: see the README. */
export const consentEvent = "attribution-consent";

export type SmartLink =
  | { status: "pending" }
  | { status: "held" }
  | { status: "tagged"; href: string }
  | { status: "plain"; reason: PlainReason };

declare global {
  interface Window {
    /** Set by the provider's script; absent when that is blocked or fails. */
    AF_SMART_SCRIPT?: SmartScript;
    /** This visit's download link and how it came about. Documented in the README. */
    smartLink?: SmartLink;
    /** That the visitor said yes, for what comes later than that. */
    attributionAllowed?: true;
  }
  interface WindowEventMap {
    "attribution-consent": Event;
  }
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}
