import "../check-machine.mjs";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { loadingError } from "../content/loading-error";
import { exitWithError } from "../exit-with-error";
import { overlayCss, themeCss } from "./css";
import { filesIn, fingerprint, removeDrafts, writeFileAtomic } from "./files";
import { unreadable } from "./generated";

/*
 * Checks the content and generates the files that Next imports. A build stops at the first problem. In development,
 * the pages show the problems and everything else is generated.
 */
const isDevelopment = process.argv.includes("--dev");
// Next builds with the NODE_ENV of its caller, and Jest's leads to another style sheet.
const { NODE_ENV = "production" } = process.env;
if (!isDevelopment && NODE_ENV !== "production")
  exitWithError(`NODE_ENV is ${NODE_ENV}, and a build is for production. Unset NODE_ENV.`);
const sheet = "generated/theme.css";
const problems: string[] = [];
/* Falls back to the last sheet while content/theme.ts cannot be loaded. */
let colors = existsSync(sheet) ? readFileSync(sheet, "utf8") : "";

function report(found: string[]) {
  for (const problem of found) console.error(problem);
  if (found.length > 0 && !isDevelopment) process.exit(1);
  problems.push(...found);
  writeFileAtomic(sheet, problems.length > 0 ? colors + overlayCss(problems) : colors);
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
  // Dynamic imports, because a module of content/ with a mistake may fail to load.
  const { fonts, theme } = await import("../../content/theme");
  // Without its export, the check below names the module.
  if (theme) colors = themeCss(theme);
  const { site } = await import("../../content/site");
  const { store } = await import("../../content/store");
  const { allContentText, checkContent } = await import("../content/check");
  const { lineOf } = await import("../content/rules");
  report(checkContent().map(lineOf));
  const { drawingProblems, motifProblems, pictureProblems } = await import("../content/picture-files");
  const pictures = await pictureProblems();
  const unusable = [...pictures, ...(await drawingProblems("art", pictures)), ...motifProblems()];
  report(unusable.map(lineOf));

  const { makeArt } = await import("./art");
  const drawings = filesIn("art").map((file) => [file, statSync(`art/${file}`).mtimeMs]);
  const ownFiles = [store.badge, site.logo].map(({ src }) => [
    src,
    statSync(`public${src}`, { throwIfNoEntry: false })?.mtimeMs,
  ]);
  await makeFrom("art", [theme, store.link, ownFiles, drawings], makeArt);
  const { missingPhotos } = await import("./pictures");
  const missing = unusable.length > 0 ? [] : missingPhotos();
  report(
    missing.map((source) => `${source}  has no rendered pictures: run npm run pictures, and commit art and public`),
  );
  const { makeFonts } = await import("./fonts");
  const characters = [...new Set(allContentText())].sort().join("");
  await makeFrom("fonts", [fonts, characters], () => makeFonts(characters));
  const { makeFontFallbacks, samples } = await import("./font-fallbacks");
  await makeFrom("fallbacks", [fonts, samples], () => makeFontFallbacks(fonts));
  const { makeEarlyScript } = await import("./early-script");
  await makeEarlyScript();
}

for (const folder of ["generated", "public"]) removeDrafts(folder);
await generate().then(
  () => rmSync(unreadable, { force: true }),
  (error: Error) => {
    const problem = loadingError(error);
    writeFileAtomic(unreadable, problem);
    report([problem]);
  },
);
if (problems.length === 0) console.log("The content is valid.");
process.exitCode = problems.length > 0 ? 1 : 0;
