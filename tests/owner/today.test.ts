import { faultsOf, none } from "./check";
import { groups } from "./edits";

/* One of the matrix's copies a day, without a browser; `npm run test:owner` makes them all. */
const all = Object.entries(groups);
const [name, group] = all[Math.floor(Date.now() / 86_400_000) % all.length] ?? ["", {}];

it(`a site with ${name}`, async () => {
  expect(await faultsOf(Object.keys(group), `today ${name}`, false)).toEqual(none);
}, 600_000);
