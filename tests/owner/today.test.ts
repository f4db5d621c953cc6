import { faultsOf, none } from "./check";
import { groups, isPossible } from "./edits";

/* One of the matrix's copies a day, without a browser; `npm run test:owner` makes them all. */
const all = Object.entries(groups);
const [name, group] = all[Math.floor(Date.now() / 86_400_000) % all.length] ?? ["", {}];

it(`a site with ${name}`, async () => {
  const names = Object.keys(group).filter(
    (row) => process.env.AS_SPECIFIED === "1" || isPossible(row),
  );
  expect(await faultsOf(names, `today ${name}`, false)).toEqual(none);
}, 600_000);
