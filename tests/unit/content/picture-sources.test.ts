import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inputsOf, pictureSources, strangeFiles } from "@/scripts/content/picture-sources";

describe("files beside the drawings", () => {
  let from: string;
  const told = (file: string) => {
    writeFileSync(path.join(from, file), "");
    return strangeFiles([{ from, drawn: ".html" }]);
  };
  beforeEach(() => {
    from = mkdtempSync(path.join(tmpdir(), "screens-"));
    for (const file of ["camera.html", "screen.css"]) writeFileSync(path.join(from, file), "");
  });
  afterEach(() => rmSync(from, { recursive: true }));

  it.each(["camera.png", "camera.jpg", "camera.jpeg", "camera.JPG"])(
    "%s is a picture of the site",
    (file) => {
      expect(told(file)).toEqual([]);
    },
  );

  it.each([
    ["camra.png", /camra\.png: no picture of the site has that name: call it camera\.png$/],
    ["camera.HEIC", /camera\.HEIC: HEIC is not read here\. .* save it as camera\.jpg$/],
    ["camera.psd", /camera\.psd: not understood: wanted a \.png or \.jpg named camera$/],
  ])("%s is told in one line", (file, line) => {
    expect(told(file)).toEqual([expect.stringMatching(line)]);
  });
});

describe("what a picture is made from", () => {
  it("changes with the owner's picture, so that the build can say when one is older", () => {
    const [source] = pictureSources();
    if (!source) throw new Error("nothing is drawn");
    const own = inputsOf({ ...source, own: "art/mark.svg" });
    expect(own).not.toBe(inputsOf({ ...source, own: undefined }));
    expect(own).toBe(inputsOf({ ...source, own: "art/mark.svg" }));
  });
});
