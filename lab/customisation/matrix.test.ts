import { copySite } from "../../tests/copy-site";
import { checkCopy, nothingWrong } from "../../tests/customisation/check-copy";
import { groups } from "./edits";

/*
 * `npm run test:owner`: after the edits that the README offers, the site builds, contains nothing that was replaced, and passes
 * its tests, in the browser too. OWNER_ALONE=1 makes each edit in a copy of its own instead of a copy for each group.
 */
const all = Object.assign({}, ...Object.values(groups));
const rows = process.env.OWNER_ALONE
  ? Object.entries(all).map(([name, edit]) => [name, { [name]: edit }] as const)
  : Object.entries(groups);

it.each(rows as [string, (typeof groups)[string]][])(
  "a site with %s",
  async (name, edits) => {
    const site = copySite(name.replace(/\W+/g, "-"));
    for (const { make } of Object.values(edits)) await make(site);
    const gone = Object.values(edits).flatMap((edit) => edit.gone ?? []);
    const words = gone.flatMap((word) => word ?? []);
    expect(checkCopy(site, words, true)).toEqual(nothingWrong);
  },
  40 * 60_000,
);
