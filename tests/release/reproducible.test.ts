import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { filesIn, fingerprint } from "@/scripts/build/files";
import { copySite } from "../copy-site";
import { built, ownersSite } from "../sites";

const filesWithContent = (dir: string) =>
  filesIn(dir).map((file) => [file, fingerprint(readFileSync(`${dir}/${file}`))]);

const copy = copySite("again");

test("a second build in another folder produces identical files", () => {
  copy.build();
  expect(filesWithContent(copy.file("out"))).toEqual(filesWithContent(built(ownersSite)));
}, 240_000);

/* Such an export has no policy. `npm start` and `npm test` then build it again. */
test("an export of `next build` alone is not finished", () => {
  const isFinished = () => existsSync(copy.file(".next/finished"));
  expect(isFinished()).toBe(true);
  const next = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], copy.spawnOptions);
  expect(next.status).toBe(0);
  expect(isFinished()).toBe(false);
}, 240_000);
