import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { publicDrawings } from "@/scripts/build/drawing-files";
import { drawingProblems, pictureProblems } from "@/scripts/content/picture-files";
import { lineOf } from "@/scripts/content/report";

const name = "photo";
const portrait = (ending = "jpg") => `art/portraits/${name}.${ending}`;
const screen = `art/screens/${name}.png`;
const mascot = `art/mascot/${name}.svg`;
const files = [portrait("jpg"), portrait("png"), portrait("svg"), portrait("jpeg"), screen, mascot];

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "white" } });
const svg = (attributes: string, content = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

/** Returns what is wrong with a picture of the content. */
async function check(src: string, size = {}) {
  const [found] = await pictureProblems([{ name: "home", value: { picture: { src, ...size } } }]);
  return found?.what.replace(`is ${src}, which `, "") ?? "";
}

/* In a folder beside the site, because a build at the same time reads art/. */
const site = process.cwd();
const copy = mkdtempSync(path.join(tmpdir(), "pictures-"));

beforeAll(() => {
  for (const folder of ["portraits", "screens", "mascot"]) mkdirSync(`${copy}/art/${folder}`, { recursive: true });
  symlinkSync(`${site}/content`, `${copy}/content`);
  writeFileSync(`${copy}/art/portraits/founder.svg`, "");
  process.chdir(copy);
});
afterEach(() => {
  for (const file of files) rmSync(file, { force: true });
});
afterAll(() => {
  process.chdir(site);
  rmSync(copy, { recursive: true });
});

it.each([
  ["no file", null, /^does not exist: use art\/portraits\/founder\.svg, or add the file$/],
  ["no bytes", Buffer.from(""), /^is empty: copy the file again$/],
  ["40 MB", Buffer.alloc(40 * 1024 * 1024, 7), /^has 40 MB, and the limit is 20: export it as JPEG/],
  ["an SVG", Buffer.from(svg("")), /^contains a picture of the format \.svg: name it \.svg, or export it as \.jpg$/],
  ["a HEIC photo", Buffer.from("\0\0\0\x18ftypheic"), /^is a HEIC photo: export it as JPEG/],
  ["a text", Buffer.from("hello"), /^cannot be read as \.jpg: export it as PNG or JPEG$/],
  ["half a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /^cannot be read: export it as PNG or JPEG$/],
])("reports a photo with %s", async (_, content, message) => {
  if (content) writeFileSync(portrait(), content);
  const start = Date.now();
  expect(await check(portrait())).toMatch(message);
  expect(Date.now() - start).toBeLessThan(2000);
});

it.each([
  [3000, 2000, 1, /^$/],
  // A phone held upright writes a wide picture, and how to turn it.
  [3000, 2000, 6, /^$/],
  [1000, 1000, 1, /^is 1000 by 1000 px: it must have at least 960 by 1200 px$/],
  [1200, 1000, 6, /^$/],
])("a portrait of %s x %s px with orientation %s", async (width, height, orientation, message) => {
  await blank(width, height).withMetadata({ orientation }).jpeg().toFile(portrait());
  expect(await check(portrait())).toMatch(message);
});

it.each([
  [1170, 2532, /^$/],
  [1290, 2796, /^$/],
  [750, 1334, /^is 750 by 1334 px: it must have the shape of an iPhone's whole screen/],
  [390, 844, /^is 390 by 844 px: it must have at least 840 by 1817 px$/],
])("a screenshot of %s x %s px", async (width, height, message) => {
  await blank(width, height).png().toFile(screen);
  expect(await check(screen)).toMatch(message);
});

it.each([
  [svg('viewBox="0 0 320 160"'), /^$/],
  [svg('width="640" height="320"'), /^$/],
  [svg('viewBox="0 0 320 320"'), /^is 320 by 320: it must be 320 by 160/],
  [svg(""), /^has no size: write viewBox="0 0 320 160" in its svg element$/],
  [svg('viewBox="0 0 320 160"', "<script>go()</script>"), /^contains a script or HTML: remove script/],
  ['<svg viewBox="0 0 320 160"></svg>', /^is not shown by browsers: write xmlns="http/],
  [svg('viewBox="0 0 320 160" onload="go()"'), /^contains a script or HTML/],
  [svg('viewBox="0 0 320 160"', '<image href="https://a.example/b.png"/>'), /^loads another file: embed it/],
  [
    svg('viewBox="0 0 320 160"', "\n<rect x=.5 />"),
    /^is not well-formed in line 2 \(.+\): write each value in quotes, like x="0\.5"/,
  ],
  [svg('viewBox="0 0 320 160"', '<rect x="1" x="2"/>'), /^is not well-formed in line 1 \(Attribute x redefined\)/],
  [svg('viewBox="0 0 320 160"', "<text>&nbsp;</text>"), /^is not well-formed in line 1 \(Entity 'nbsp' not defined\)/],
  [svg('viewBox="0 0 320 160"', "<g>"), /^is not well-formed in line 1/],
])("a drawing of the mascot: %s", async (content, message) => {
  writeFileSync(mascot, content);
  expect(await check(`/assets/${mascot}`, { width: 320, height: 160 })).toMatch(message);
});

it("accepts drawings in a folder that the owner has added, and reports those that the build does not copy", async () => {
  mkdirSync("art/stickers/large", { recursive: true });
  for (const file of ["stickers/one.svg", "stickers/large/two.svg", "portraits/three.svg", "four.svg"])
    writeFileSync(`art/${file}`, svg('viewBox="0 0 320 160"'));
  writeFileSync("art/stickers/five.png", "");
  const checkAt = (file: string) => check(`/assets/art/${file}`, { width: 320, height: 160 });
  expect(publicDrawings()).toEqual(expect.arrayContaining(["stickers/large/two.svg", "stickers/one.svg"]));
  expect(await checkAt("stickers/one.svg")).toBe("");
  expect(await checkAt("stickers/large/two.svg")).toBe("");
  for (const file of ["portraits/three.svg", "four.svg", "stickers/five.png"])
    expect(await checkAt(file)).toMatch(
      /^is not among the drawings that the build copies: save it as public\/assets\//,
    );
  expect(await checkAt("stickers/One.svg")).toBe("does not exist: use art/stickers/one.svg, or add the file");
  for (const file of ["stickers", "portraits/three.svg", "four.svg"]) rmSync(`art/${file}`, { recursive: true });
});

it("reports a photo that ends too early", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width: 960, height: 1200, channels: 3, background: "white", noise } });
  const bytes = await photo.jpeg().toBuffer();
  writeFileSync(portrait(), bytes.subarray(0, bytes.length / 2));
  expect(await check(portrait())).toBe("ends too early: copy the file again");
});

it("leaves scripts to the check of links", async () => {
  expect(await pictureProblems([{ name: "scripts", value: { analytics: [{ src: "/assets/tool.js" }] } }])).toEqual([]);
});

it("reports a picture once that several fields name", async () => {
  const value = { one: { src: portrait() }, two: { src: portrait() } };
  expect(await pictureProblems([{ name: "home", value }])).toEqual([
    expect.objectContaining({ field: "home.one.src", file: "content/home.ts" }),
  ]);
});

it("reports drawings that only code names, and none twice", async () => {
  writeFileSync(mascot, "");
  writeFileSync("art/portraits/founder.svg", svg(""));
  expect((await drawingProblems()).map(lineOf)).toEqual([`${mascot}  is empty: copy the file again`]);
  expect(
    await drawingProblems("art", [{ file: "content/home.ts", what: `is /assets/${mascot}, which is empty` }]),
  ).toEqual([]);
});

it("reports a photo whose name has no letter that the names of its files can have", async () => {
  const own = "art/portraits/写真.jpg";
  await blank(960, 1200).jpeg().toFile(own);
  expect(await check(own)).toBe("needs a letter from a to z or a digit in its name: rename it, like jo-doe.jpg");
  rmSync(own);
});

it("reports two photos that would have the same name", async () => {
  for (const ending of ["jpg", "jpeg"]) await blank(960, 1200).jpeg().toFile(portrait(ending));
  const value = { one: { src: portrait("jpg") }, two: { src: portrait("jpeg") } };
  const problems = await pictureProblems([{ name: "home", value }]);
  expect(problems.map(lineOf)).toEqual([
    expect.stringMatching(/home\.two\.src is .*, which has the name of .*: rename one of them$/),
  ]);
});
