import { scripts } from "../../content/scripts";
import { store } from "../../content/store";

/** What a page asks of others: a host or the address of a script, and what for. */
export interface Foreign {
  host: string;
  what: "attribution" | "analytics" | "consent";
  /** The part of the page's policy that lets it in. */
  directive: string;
}

const directives = {
  script: "script-src",
  connect: "connect-src",
  style: "style-src-elem",
  image: "img-src",
  font: "font-src",
  frame: "frame-src",
} as const;

const isForeign = (address: string) => address.startsWith("https:");

/** Every other host that the content lets the pages ask: the one list that policy and readers are told. */
export function foreignHosts(): Foreign[] {
  const of = (what: Foreign["what"], directive: string, addresses: string[]) =>
    addresses.filter(isForeign).map((host) => ({ host, what, directive }));
  const named = (
    what: Foreign["what"],
    hosts: Partial<Record<keyof typeof directives, string[]>>,
  ) =>
    Object.entries(directives).flatMap(([kind, directive]) =>
      of(what, directive, hosts[kind as keyof typeof directives] ?? []),
    );
  const { analytics } = scripts;
  const consent = store.consent === "ask" ? scripts.consent : null;
  return [
    ...(store.consent === "off" ? [] : of("attribution", "script-src", [store.smartScript])),
    ...(analytics
      ? [
          ...of("analytics", "script-src", [analytics.src]),
          // Where it comes from is where most of them send what they count.
          ...of(
            "analytics",
            "connect-src",
            isForeign(analytics.src) ? [new URL(analytics.src).origin] : [],
          ),
          ...named("analytics", analytics.hosts ?? {}),
        ]
      : []),
    ...(consent
      ? [
          ...of(
            "consent",
            "script-src",
            consent.scripts.map(({ src }) => src),
          ),
          ...of("consent", "style-src-elem", consent.styles ?? []),
          ...named("consent", consent.hosts ?? {}),
        ]
      : []),
  ];
}
