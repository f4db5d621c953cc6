import { mkdirSync, writeFileSync } from "node:fs";
import { plainError } from "./content/plain-error";
import { writeIconNames } from "./icon-names";

const sheet = "app/generated/theme.css";
/* In development a page with a problem shows it; a build just ends. */
const isDevelopment = process.argv.includes("--dev");

/** Ends with one line for each thing that is wrong. */
async function stopOn(problems: string[]) {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  if (isDevelopment) {
    const { overlayCss } = await import("./overlay-css");
    writeFileSync(sheet, overlayCss(problems), { flag: "a" });
  }
  process.exit(1);
}

async function generate() {
  writeIconNames();
  mkdirSync("app/generated", { recursive: true });

  // Imported one by one, since a mistake in content/ can keep any of them from loading.
  const { strokeCss } = await import("./stroke-css");
  const { themeCss } = await import("./theme-css");
  const { theme } = await import("../content/theme");
  writeFileSync(sheet, themeCss(theme) + strokeCss(theme.citron));
  const { allContentText, checkContent } = await import("./content/check");
  await stopOn(checkContent());

  const { makeArt } = await import("./art");
  await makeArt();
  const { checkPictures } = await import("./content/pictures");
  await stopOn(checkPictures());
  const { makeFonts } = await import("./fonts");
  await makeFonts(allContentText());
}

generate().catch((error: Error) => stopOn([plainError(error)]));
