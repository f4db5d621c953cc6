import { copySite } from "../../tests/copy-site";
import { checkCopy, noProblems } from "../../tests/release/check-copy";
import { groups } from "./edits";

/*
 * `npm run test:owner`: after each edit of docs/editing.md, the site builds, contains nothing that was replaced, and passes
 * its tests, including the browser tests. With OWNER_ALONE=1, each edit has its own copy of the site instead of each group.
 */
const allEdits = Object.assign({}, ...Object.values(groups));
const rows = process.env.OWNER_ALONE
  ? Object.entries(allEdits).map(([name, edit]) => [name, { [name]: edit }] as const)
  : Object.entries(groups);

it.each(rows as [string, (typeof groups)[string]][])(
  "a site with %s",
  async (name, edits) => {
    const site = copySite(name.replace(/\W+/g, "-"));
    for (const { make } of Object.values(edits)) await make(site);
    const words = Object.values(edits).flatMap(({ removed = [] }) => removed);
    const removed = words.flatMap((word) => word ?? []);
    expect(checkCopy(site, removed)).toEqual(noProblems);
  },
  40 * 60_000,
);
