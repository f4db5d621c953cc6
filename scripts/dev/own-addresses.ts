import { hostname, networkInterfaces } from "node:os";

/** Returns the names and addresses at which other devices of the network, such as a phone, reach this machine. */
export function ownAddresses(): string[] {
  const name = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address)),
  );
  // macOS and many Linux systems announce their name in the network with this ending.
  return [...addresses, name, `${name}.local`];
}
