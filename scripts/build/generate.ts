import "../check-machine.mjs";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { encodingProblems } from "../content/encoding";
import { type Problem, reportOf } from "../content/report";
import { exitWithError } from "../exit-with-error";
import { filesIn, fingerprint, removeDrafts, writeFileAtomic } from "./files";

/*
 * Checks the content and writes the files that Next imports. A build stops at a problem. In development, the page shows the
 * problems (app/content-problems.tsx), and as much as possible is written.
 */
const isDevelopment = process.argv.includes("--dev");
// Next builds with the NODE_ENV of its caller, and Jest's leads to another style sheet.
const { NODE_ENV = "production" } = process.env;
if (!isDevelopment && NODE_ENV !== "production")
  exitWithError(`NODE_ENV is ${NODE_ENV}, and a build is for production. Unset NODE_ENV.`);

function report(problems: Problem[]) {
  if (problems.length === 0) return;
  console.error(reportOf(problems));
  process.exitCode = 1;
  if (!isDevelopment) process.exit();
}

/** Runs `make`. In development, skips it when `inputs` have not changed since it last finished. */
async function makeFrom(name: string, inputs: unknown, make: () => Promise<void>) {
  const record = `generated/${name}.made`;
  const current = fingerprint(JSON.stringify(inputs));
  if (isDevelopment && existsSync(record) && readFileSync(record, "utf8") === current) return;
  rmSync(record, { force: true });
  await make();
  writeFileAtomic(record, current);
}

async function generate() {
  report(encodingProblems());
  // Imports content/ after its encodings are checked.
  const { allContentText, checkContent, checkPictures } = await import("../content/check");
  report(checkContent());
  const pictureProblems = await checkPictures();
  report(pictureProblems);

  const { fonts, theme } = await import("../../content/theme");
  const { themeCss } = await import("./css");
  writeFileAtomic("generated/theme.css", themeCss(theme));
  const { site } = await import("../../content/site");
  const { store } = await import("../../content/store");
  const { makeArt } = await import("./art");
  const drawings = filesIn("art").map((file) => [file, statSync(`art/${file}`).mtimeMs]);
  const ownFiles = [store.badge, site.logo].map(({ src }) => [
    src,
    statSync(`public${src}`, { throwIfNoEntry: false })?.mtimeMs,
  ]);
  await makeFrom("art", [theme, store.link, ownFiles, drawings], makeArt);
  const { missingPhotos } = await import("./pictures");
  const missing = pictureProblems.length > 0 ? [] : missingPhotos();
  const what = "has no rendered pictures: run npm run pictures, and commit art and public";
  report(missing.map((file) => ({ file, what })));
  const { makeFonts } = await import("./fonts");
  const characters = [...new Set(allContentText())].sort().join("");
  await makeFrom("fonts", [fonts, characters], () => makeFonts(characters));
  const { makeFontFallbacks, samples } = await import("./font-fallbacks");
  await makeFrom("fallbacks", [fonts, samples], () => makeFontFallbacks(fonts));
  const { makeEarlyScript } = await import("./early-script");
  await makeEarlyScript();
}

for (const folder of ["generated", "public"]) removeDrafts(folder);
await generate().catch((error: Error) => {
  // The message of esbuild, or of this program, has the file. Only the stack of another error has it.
  console.error(error.constructor === Error ? error.message : error.stack);
  process.exit(1);
});
if (!process.exitCode) console.log("The content is valid.");
