import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "../content/fingerprint";
import { loadingError } from "../content/loading-error";
import { overlayCss, themeCss } from "./css";
import { makeHeadScripts } from "./head-scripts";
import { writeWhole } from "./write-file";

const sheet = "app/generated/theme.css";
/* A build ends at the first problem; in development the pages show it and all that can be made is made. */
const isDevelopment = process.argv.includes("--dev");
const problems: string[] = [];
/* Unset while the palette cannot be read. */
let colours: string | undefined;

/** Prints one line for each thing that is wrong. */
function report(found: string[]) {
  if (found.length === 0) return;
  for (const problem of found) console.error(problem);
  problems.push(...found);
  if (!isDevelopment) process.exit(1);
  const last = existsSync(sheet) ? readFileSync(sheet, "utf8") : "";
  writeWhole(sheet, (colours ?? last) + overlayCss(problems));
}

/** Runs `make`; in development only if `inputs` are not what it last made from to its end. */
async function makeFrom(name: string, inputs: unknown, make: () => Promise<void>) {
  const mark = `app/generated/${name}.made`;
  const now = fingerprint(JSON.stringify(inputs));
  if (isDevelopment && existsSync(mark) && readFileSync(mark, "utf8") === now) return;
  rmSync(mark, { force: true });
  await make();
  writeWhole(mark, now);
}

/** Returns the drawings, each with when it was last written (ms). */
const drawings = () =>
  readdirSync("art", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => [file, statSync(path.join("art", file)).mtimeMs]);

async function generate() {
  makeHeadScripts();

  // Imported one by one, since a mistake in content/ can keep any of them from loading.
  const { fonts, theme } = await import("../../content/theme");
  const { site } = await import("../../content/site");
  const { store } = await import("../../content/store");
  const { allContentText, checkContent } = await import("../content/check");
  colours = themeCss(theme);
  const found = checkContent();
  if (found.length === 0) writeWhole(sheet, colours);
  report(found);

  const { makeArt } = await import("./art");
  // What an earlier build made from drawings that are gone.
  if (!isDevelopment) rmSync("public/assets/art", { recursive: true, force: true });
  await makeFrom("art", [theme, store.link, site.logo, drawings()], makeArt);
  const { checkPictures } = await import("../content/pictures");
  report(checkPictures());
  const { stalePictures } = await import("../content/picture-sources");
  for (const line of stalePictures()) console.warn(line);
  const { makeFonts } = await import("./fonts");
  const characters = [...new Set(allContentText())].sort().join("");
  await makeFrom("fonts", [fonts, characters], () => makeFonts(characters));
  const { makeFallbacks, samples } = await import("./fallbacks");
  await makeFrom("fallbacks", [fonts, samples], () => makeFallbacks(fonts));
}

await generate().catch((error: Error) => report([loadingError(error)]));
if (isDevelopment && problems.length === 0) console.log("The content is in order.");
process.exitCode = problems.length > 0 ? 1 : 0;
