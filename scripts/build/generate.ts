import { existsSync, readFileSync, rmSync } from "node:fs";
import { plainError } from "../content/plain-error";
import { makeHeadScripts } from "./head-scripts";
import { writeIconNames, writeMascotParts } from "./icon-names";
import { filesWithTimes, remake } from "./remake";
import { writeWhole } from "./write-file";

const sheet = "app/generated/theme.css";
/* A build ends at the first problem; in development the pages show it and all that can be made is made. */
const isDevelopment = process.argv.includes("--dev");
const problems: string[] = [];
/* Unset while the palette cannot be read. */
let colours: string | undefined;

/** Prints one line for each thing that is wrong. */
async function report(found: string[]) {
  if (found.length === 0) return;
  for (const problem of found) console.error(problem);
  problems.push(...found);
  if (!isDevelopment) process.exit(1);
  const { overlayCss } = await import("./overlay-css");
  const last = existsSync(sheet) ? readFileSync(sheet, "utf8") : "";
  writeWhole(sheet, (colours ?? last) + overlayCss(problems));
}

/** As `remake`, but a build makes anew what was made. */
async function makeMarked(name: string, inputs: () => unknown, make: () => Promise<void>) {
  const mark = `app/generated/${name}.made`;
  if (!isDevelopment) rmSync(mark, { force: true });
  await remake(mark, inputs, make);
}

async function generate() {
  writeIconNames();
  makeHeadScripts();
  writeMascotParts();

  // Imported one by one, since a mistake in content/ can keep any of them from loading.
  const { themeCss } = await import("./theme-css");
  const { fonts, theme } = await import("../../content/theme");
  const { site } = await import("../../content/site");
  const { store } = await import("../../content/store");
  const { allContentText, checkContent } = await import("../content/check");
  colours = themeCss(theme);
  const found = checkContent();
  if (found.length === 0) writeWhole(sheet, colours);
  await report(found);

  const { makeArt } = await import("./art");
  await makeMarked(
    "art",
    () => [theme, store.link, site.logo, filesWithTimes("art", ".svg")],
    makeArt,
  );
  const { checkPictures, checkStrokes } = await import("../content/pictures");
  await report([...checkPictures(), ...checkStrokes()]);
  const { stalePictures } = await import("../content/picture-sources");
  for (const line of stalePictures()) console.warn(line);
  const { makeFonts } = await import("./fonts");
  const characters = [...new Set(allContentText())].sort().join("");
  await makeMarked(
    "fonts",
    () => [fonts, characters],
    () => makeFonts(characters),
  );
  const { makeFallbacks, samples } = await import("./fallbacks");
  await makeMarked(
    "fallbacks",
    () => [fonts, samples],
    () => makeFallbacks(fonts),
  );
}

await generate().catch((error: Error) => report([plainError(error)]));
process.exitCode = problems.length > 0 ? 1 : 0;
