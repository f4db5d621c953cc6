import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { filesWithTimes, remake } from "@/scripts/build/remake";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "remake-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inputs = () => filesWithTimes(folder, ".svg");
const mark = () => path.join(folder, "drawing.made");

/** Writes the drawing as at a second of its own, since a disk's clock may not tell two writes apart. */
function draw(svg: string, second: number) {
  const file = path.join(folder, "drawing.svg");
  writeFileSync(file, svg);
  utimesSync(file, second, second);
}

it("makes once from the same files, and again from others", async () => {
  const make = jest.fn(async () => {});
  draw("<svg/>", 1);
  await remake(mark(), inputs, make);
  await remake(mark(), inputs, make);
  expect(make).toHaveBeenCalledTimes(1);
  draw("<svg></svg>", 2);
  await remake(mark(), inputs, make);
  expect(make).toHaveBeenCalledTimes(2);
});

it("makes again what it could not make to its end", async () => {
  const make = jest.fn(async () => {});
  draw("<svg/>", 1);
  await remake(mark(), inputs, make);
  draw("<svg>", 2);
  const failing = remake(mark(), inputs, () => Promise.reject(new Error("no drawing")));
  await expect(failing).rejects.toThrow("no drawing");
  draw("<svg/>", 1);
  await remake(mark(), inputs, make);
  expect(make).toHaveBeenCalledTimes(2);
});
