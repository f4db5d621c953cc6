import { readFileSync } from "node:fs";
import { filesIn, fingerprint } from "@/scripts/build/files";
import { copySite } from "../copy-site";

const filesWithContent = (dir: string) =>
  filesIn(dir).map((file) => [file, fingerprint(readFileSync(`${dir}/${file}`))]);

test("a second build in another folder produces identical files", () => {
  const copy = copySite("again");
  copy.build();
  expect(filesWithContent(copy.file("out"))).toEqual(filesWithContent("out"));
}, 240_000);
