import { mkdirSync, writeFileSync } from "node:fs";
import { theme } from "../content/theme";
import { makeArt } from "./art";
import { allContentText, checkContent, checkPictures } from "./check-content";
import { makeFonts } from "./fonts";
import { strokeCss } from "./stroke-css";
import { themeCss } from "./theme-css";

/** Ends the build with one line for each thing that is wrong with the content. */
function stopOn(problems: string[]) {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

stopOn(checkContent());
mkdirSync("app/generated", { recursive: true });
writeFileSync("app/generated/theme.css", themeCss(theme) + strokeCss(theme.citron));
await makeArt();
stopOn(checkPictures());
await makeFonts(allContentText());
