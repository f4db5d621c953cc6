import { preloadScript } from "@/app/generated/head-scripts";
import type { Store } from "@/content/schema";
import type { PreloadedScript } from "./preload-script";
import { smartLinkBase } from "./tagged-link";

type AttributionPreloadProps = Pick<Store, "smartScript" | "consent" | "link" | "oneLinkTemplate">;

/** The script for the head that fetches the provider's early (preload-script.ts). */
export function AttributionPreload({ smartScript, consent, ...links }: AttributionPreloadProps) {
  const values: PreloadedScript = { smartScript, consent, base: smartLinkBase(links) };
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text and the owner's checked content
      dangerouslySetInnerHTML={{ __html: `${preloadScript}(${JSON.stringify(values)})` }}
    />
  );
}
