/** Adds this machine to the hosts for which browsers and other child processes use no proxy (`http_proxy`). */
export function bypassProxy(env: NodeJS.Dict<string> = process.env): void {
  const hosts = [env.no_proxy ?? env.NO_PROXY, "localhost", "127.0.0.1", "::1"].filter(Boolean).join(",");
  // Programs read one or the other.
  env.no_proxy = hosts;
  env.NO_PROXY = hosts;
}
