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

export type SmartLink =
  | { status: "pending" }
  | { status: "held" }
  | { status: "tagged"; href: string }
  | { status: "plain"; reason: PlainReason };

declare global {
  interface Window {
    /** Set by the provider's script; absent when that is blocked or fails. */
    AF_SMART_SCRIPT?: SmartScript;
    /** This visit's download link and how it came about. Documented in docs/operator.md. */
    smartLink?: SmartLink;
  }
}
