import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./content/fingerprint";
import { plainError } from "./content/plain-error";
import { writeIconNames } from "./icon-names";
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

/** Runs `make`, but not in development when it would make again what it made last. */
async function remake(name: string, inputs: () => unknown, make: () => Promise<void>) {
  const file = `app/generated/${name}.made`;
  const marked = () => fingerprint(JSON.stringify(inputs()));
  const now = marked();
  if (isDevelopment && existsSync(file) && readFileSync(file, "utf8") === now) return;
  await make();
  // What was edited meanwhile may be in it by half: that is not called made.
  if (marked() === now) writeWhole(file, now);
  else rmSync(file, { force: true });
}

const drawings = () =>
  readdirSync("art", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => [file, readFileSync(path.join("art", file), "utf8")]);

async function generate() {
  writeIconNames();

  // Imported one by one, since a mistake in content/ can keep any of them from loading.
  const { strokeCss } = await import("./stroke-css");
  const { themeCss } = await import("./theme-css");
  const { fonts, theme } = await import("../content/theme");
  const { store } = await import("../content/store");
  const { allContentText, checkContent } = await import("./content/check");
  colours = themeCss(theme) + strokeCss(theme.citron);
  const found = checkContent();
  if (found.length === 0) writeWhole(sheet, colours);
  await report(found);

  const { makeArt } = await import("./art");
  await remake("art", () => [theme, store.link, drawings()], makeArt);
  const { checkPictures, checkStrokes } = await import("./content/pictures");
  await report([...checkPictures(), ...checkStrokes()]);
  const { stalePictures } = await import("./picture-sources");
  for (const line of stalePictures()) console.warn(line);
  const { makeFonts } = await import("./fonts");
  const characters = [...new Set(allContentText())].sort().join("");
  await remake(
    "fonts",
    () => [fonts, characters],
    () => makeFonts(characters),
  );
  const { makeFallbacks, samples } = await import("./fallbacks");
  await remake(
    "fallbacks",
    () => [fonts, samples],
    () => makeFallbacks(fonts),
  );
}

await generate().catch((error: Error) => report([plainError(error)]));
process.exitCode = problems.length > 0 ? 1 : 0;
