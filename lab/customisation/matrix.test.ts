import { faultsOf, none } from "./check";
import { edits, groups } from "./edits";

/*
 * After every edit that the README offers: it builds, leaves nothing behind, and its own tests pass, in the browser too.
 * Those that cannot meet share a copy; OWNER_ALONE=1 gives each a copy of its own.
 */
const rows: [string, string[]][] = process.env.OWNER_ALONE
  ? Object.keys(edits).map((name) => [name, [name]])
  : Object.entries(groups).map(([name, group]) => [name, Object.keys(group)]);

it.each(rows)(
  "a site with %s",
  async (name, names) => {
    expect(await faultsOf(names, name, true)).toEqual(none);
  },
  40 * 60_000,
);
