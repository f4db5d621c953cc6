import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { loadingError } from "../content/loading-error";
import { overlayCss, themeCss } from "./css";
import { filesIn, fingerprint, writeFileAtomic } from "./files";

const sheet = "app/generated/theme.css";
/* A build ends at the first problem; in development the pages show it and all that can be made is made. */
const isDevelopment = process.argv.includes("--dev");
const problems: string[] = [];
/* Unset while the palette cannot be read. */
let colours: string | undefined;

function report(found: string[]) {
  if (found.length === 0) return;
  for (const problem of found) console.error(problem);
  problems.push(...found);
  if (!isDevelopment) process.exit(1);
  const last = existsSync(sheet) ? readFileSync(sheet, "utf8") : "";
  writeFileAtomic(sheet, (colours ?? last) + overlayCss(problems));
}

/** Runs `make`; in development only if `inputs` are not what it last made from to its end. */
async function makeFrom(name: string, inputs: unknown, make: () => Promise<void>) {
  const mark = `app/generated/${name}.made`;
  const now = fingerprint(JSON.stringify(inputs));
  if (isDevelopment && existsSync(mark) && readFileSync(mark, "utf8") === now) return;
  rmSync(mark, { force: true });
  await make();
  writeFileAtomic(mark, now);
}

async function generate() {
  // Imported one by one, since a mistake in content/ can keep any of them from loading.
  const { fonts, theme } = await import("../../content/theme");
  const { site } = await import("../../content/site");
  const { store } = await import("../../content/store");
  const { allContentText, checkContent } = await import("../content/check");
  colours = themeCss(theme);
  const found = checkContent();
  if (found.length === 0) writeFileAtomic(sheet, colours);
  report(found);

  const { makeArt } = await import("./art");
  // What an earlier build made from drawings that are gone.
  if (!isDevelopment) rmSync("public/assets/art", { recursive: true, force: true });
  const drawings = filesIn("art").map((file) => [file, statSync(`art/${file}`).mtimeMs]);
  await makeFrom("art", [theme, store.link, site.logo, drawings], makeArt);
  const { missingPictures } = await import("../content/missing-pictures");
  report(missingPictures());
  const { stalePictures } = await import("./screens-and-portraits");
  const stale = stalePictures();
  if (stale) console.warn(stale);
  const { makeFonts } = await import("./fonts");
  const characters = [...new Set(allContentText())].sort().join("");
  await makeFrom("fonts", [fonts, characters], () => makeFonts(characters));
  const { makeFontFallbacks, samples } = await import("./font-fallbacks");
  await makeFrom("fallbacks", [fonts, samples], () => makeFontFallbacks(fonts));
}

await generate().catch((error: Error) => report([loadingError(error)]));
if (isDevelopment && problems.length === 0) console.log("The content is in order.");
process.exitCode = problems.length > 0 ? 1 : 0;
