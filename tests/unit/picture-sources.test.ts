import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { inputsOf, pictureSources, unusedFiles } from "@/scripts/build/picture-sources";

it.each([
  ["camera.png", /^$/],
  ["camera.JPG", /^$/],
  ["camera.jpeg", /^$/],
  ["camra.png", /camra\.png: expected a \.png or \.jpg named camera \(/],
  ["camera.HEIC", /camera\.HEIC: expected a .* \(a \.heic becomes one in Preview: .*\)$/],
])("uses or reports %s beside the drawings", (file, message) => {
  const from = mkdtempSync(`${tmpdir()}/screens-`);
  for (const name of ["camera.html", "screen.css", file]) writeFileSync(`${from}/${name}`, "");
  expect(unusedFiles([{ from, drawn: ".html" }]).join("\n")).toMatch(message);
  rmSync(from, { recursive: true });
});

it("a replaced picture changes the inputs, so that the build reports an outdated rendering", () => {
  const [source] = pictureSources();
  if (!source) throw new Error("nothing is drawn");
  const replaced = inputsOf({ ...source, replacement: "art/mark.svg" });
  expect(replaced).not.toBe(inputsOf({ ...source, replacement: undefined }));
});
