import type { RequestKind } from "@/lib/third-parties/third-party-hosts";

const kinds: Record<string, RequestKind> = {
  "script-src": "script",
  "script-src-elem": "script",
  "connect-src": "connect",
  "style-src": "style",
  "style-src-elem": "style",
  "img-src": "image",
  "font-src": "font",
  "frame-src": "frame",
};

/** Shows each host that the policy refuses in the console, with the line of content/scripts.ts that allows it. */
export function warnOfPolicy(): void {
  const shown = new Set<string>();
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    const kind = kinds[effectiveDirective];
    if (!kind || !blockedURI.startsWith("https:")) return;
    const { origin } = new URL(blockedURI);
    const line = `hosts: { ${kind}: ["${origin}"] }`;
    if (shown.has(line)) return;
    shown.add(line);
    console.warn(
      `The policy of the published site refuses ${origin} (${kind}). Allow it in content/scripts.ts: ${line}`,
    );
  });
}
