import { mkdirSync, writeFileSync } from "node:fs";
import { theme } from "../content/theme";
import { makeArt } from "./art";
import { makeFonts } from "./fonts";
import { writeIconNames } from "./icon-names";
import { strokeCss } from "./stroke-css";
import { themeCss } from "./theme-css";

/** Ends the build with one line for each thing that is wrong with the content. */
function stopOn(problems: string[]) {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

writeIconNames();
// Imported now, since the check reads the names just written.
const { allContentText, checkContent, checkPictures, checkStrokes } = await import(
  "./check-content"
);

stopOn(checkContent());
mkdirSync("app/generated", { recursive: true });
writeFileSync("app/generated/theme.css", themeCss(theme) + strokeCss(theme.citron));
await makeArt();
stopOn([...checkPictures(), ...checkStrokes()]);
await makeFonts(allContentText());
