import { fetchEarly } from "@/app/generated/head-scripts";
import type { Store } from "@/content/schema";
import type { EarlyFetch } from "./fetch-early";
import { smartLinkBase } from "./resolve";

type AttributionPreloadProps = Pick<Store, "smartScript" | "consent" | "link" | "oneLinkTemplate">;

/** The script for the head that fetches the provider's early (fetch-early.ts). */
export function AttributionPreload({ smartScript, consent, ...links }: AttributionPreloadProps) {
  const values: EarlyFetch = { smartScript, consent, base: smartLinkBase(links) };
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text and the owner's checked content
      dangerouslySetInnerHTML={{ __html: `${fetchEarly}(${JSON.stringify(values)})` }}
    />
  );
}
