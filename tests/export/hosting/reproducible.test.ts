import { readFileSync } from "node:fs";
import path from "node:path";
import { filesOf } from "@/deploy/releases";
import { copySite } from "../../copy";

test("a second build, in another folder, gives the same files byte for byte", () => {
  const copy = copySite("again");
  copy.build();
  const again = copy.file("out");
  expect(filesOf(again)).toEqual(filesOf("out"));
  const differing = filesOf("out").filter(
    (file) => !readFileSync(path.join("out", file)).equals(readFileSync(path.join(again, file))),
  );
  expect(differing).toEqual([]);
}, 240_000);
