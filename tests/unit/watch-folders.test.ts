import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { watchFolders } from "@/scripts/dev/watch-folders";

const root = mkdtempSync(path.join(tmpdir(), "watched-"));
let close = () => {};
afterAll(() => {
  close();
  rmSync(root, { recursive: true });
});

describe("the watch of the content and the drawings", () => {
  it("sees each of several saves that put another file in place, in a folder within too", async () => {
    const within = path.join(root, "icons");
    mkdirSync(within);
    const files = [path.join(root, "brand.ts"), path.join(within, "mail.svg")];
    for (const file of files) writeFileSync(file, "");
    let seen = (_: string | null) => {};
    close = watchFolders([root], (file) => seen(file));
    for (const save of ["first", "second", "third"])
      for (const file of files) {
        const isSeen = new Promise<void>((resolve) => {
          seen = (name) => name === path.basename(file) && resolve();
        });
        const draft = path.join(root, "draft");
        writeFileSync(draft, save);
        renameSync(draft, file);
        await isSeen;
      }
  });
});
