import { readFileSync } from "node:fs";
import path from "node:path";
import { filesOf } from "@/deploy/releases";
import { buildCopy } from "../../build-copy";

test("a second build, in another folder, gives the same files byte for byte", () => {
  const { dir, remove } = buildCopy();
  try {
    const again = path.join(dir, "out");
    expect(filesOf(again)).toEqual(filesOf("out"));
    const differing = filesOf("out").filter(
      (file) => !readFileSync(path.join("out", file)).equals(readFileSync(path.join(again, file))),
    );
    expect(differing).toEqual([]);
  } finally {
    remove();
  }
}, 240_000);
