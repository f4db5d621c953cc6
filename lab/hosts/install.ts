import { canInstallFromDebian, installFromDebian } from "../../scripts/browsers/debian";
import { findOnPath } from "../../scripts/browsers/find-on-path";
import { exitWithError } from "../../scripts/exit-with-error";

/* The programs that `npm run test:hosts` needs, and their packages in Debian. */
const programs = [
  ["rsync", "rsync"],
  ["nginx", "nginx-light"],
  ["aws", "awscli"],
] as const;

const missing = () => programs.filter(([command]) => !findOnPath(command));
const packages = missing().map(([, name]) => name);

if (packages.length > 0 && canInstallFromDebian()) {
  console.log(`Installs ${packages.join(", ")} with apt-get, because this user is root.`);
  const failure = installFromDebian(packages);
  if (failure) console.error(failure);
}
const names = missing().map(([command]) => command);
if (names.length > 0)
  exitWithError(
    `The tests of hosts need ${names.join(", ")}: install them (on Debian and Ubuntu: sudo apt-get install ${packages.join(" ")}), and run npm run test:hosts again.`,
  );
