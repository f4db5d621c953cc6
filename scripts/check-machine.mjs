import path from "node:path";

// Plain JavaScript without new syntax, because an old Node must be able to read it.

/* What Next requires. The site is tested with the versions in package.json. */
const oldest = [20, 9];

/**
 * Returns why the site cannot be built on this machine and what to do, or undefined. The tools of the build read "#" and "?"
 * in a path as those of an address, and a backslash as a separator.
 *
 * @param {{ folder: string, separator: string, version: string }} machine
 */
export function machineProblem({ folder, separator, version }) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    return `Node ${version} is too old for this site: install Node 24 from https://nodejs.org, or run "nvm install".`;
  const found = ["#", "?", "\\"].find((character) => character !== separator && folder.includes(character));
  if (found)
    return `The site cannot be built in ${folder}, because of the “${found}” in this path: rename that folder.`;
}

const problem = machineProblem({ folder: process.cwd(), separator: path.sep, version: process.versions.node });
if (problem) {
  console.error(problem);
  process.exit(1);
}
