import { faultsOf, none } from "./check";
import { edits } from "./edits";

/* One edit of the table a day, without a browser; `npm run test:owner` makes them all. */
const names = Object.keys(edits);
const today = names[Math.floor(Date.now() / 86_400_000) % names.length] ?? "";

it(`a site with ${today}`, async () => {
  expect(await faultsOf([today], `today ${today}`, false)).toEqual(none);
}, 600_000);
