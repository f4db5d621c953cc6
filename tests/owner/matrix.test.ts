import { faultsOf, none } from "./check";
import { compatible, edits } from "./edits";

/* After every edit that the README offers, alone and all at once: it builds, leaves nothing behind, and its own tests pass. */
const minutes = 60_000;

it.each(Object.keys(edits))(
  "a site with %s",
  async (name) => {
    expect(await faultsOf([name], name, true)).toEqual(none);
  },
  20 * minutes,
);

it(
  "a site with all of them at once",
  async () => {
    expect(await faultsOf(compatible, "all at once", true)).toEqual(none);
  },
  40 * minutes,
);
