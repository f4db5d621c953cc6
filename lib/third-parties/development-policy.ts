import { thirdPartyHosts } from "./third-party-hosts";

/**
 * Returns the policy of `npm run dev`: that of the published site for other hosts, with the permissions that Next's server needs.
 * A header would need `headers` in next.config.ts, which Next does not support together with `output: "export"`.
 */
export function developmentPolicy(): string {
  const hosts = thirdPartyHosts();
  const policy = {
    "script-src": ["'unsafe-inline'", "'unsafe-eval'", ...hosts.script],
    "connect-src": ["ws:", ...hosts.connect],
    "style-src": ["'unsafe-inline'", ...hosts.style],
    "img-src": ["data:", "blob:", ...hosts.image],
    "font-src": ["data:", ...hosts.font],
    "frame-src": hosts.frame,
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, "'self'", ...sources].join(" "))
    .join("; ");
}
