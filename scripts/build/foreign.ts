import { scripts } from "../../content/scripts";
import { store } from "../../content/store";

const directives = {
  script: "script-src",
  connect: "connect-src",
  style: "style-src-elem",
  image: "img-src",
  font: "font-src",
  frame: "frame-src",
} as const;
type Hosts = { [Kind in keyof typeof directives]?: string[] };

/** A host, or the address of a script, and the part of a page's policy that lets it in. */
export interface Foreign {
  host: string;
  directive: string;
}

/** Returns every other host that the content lets the pages ask. */
export function foreignHosts(): Foreign[] {
  const { analytics } = scripts;
  const consent = store.consent === "ask" ? scripts.consent : null;
  const isForeign = (address: string) => address.startsWith("https:");
  const asked: Hosts[] = [
    { script: store.consent === "off" ? [] : [store.smartScript] },
    // Where it comes from is where most of them send what they count.
    analytics && isForeign(analytics.src)
      ? { script: [analytics.src], connect: [new URL(analytics.src).origin] }
      : {},
    analytics?.hosts ?? {},
    consent ? { script: consent.scripts.map(({ src }) => src), style: consent.styles } : {},
    consent?.hosts ?? {},
  ];
  return asked.flatMap((hosts) =>
    Object.entries(directives).flatMap(([kind, directive]) =>
      (hosts[kind as keyof Hosts] ?? []).filter(isForeign).map((host) => ({ host, directive })),
    ),
  );
}
