import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { resolvePackage } from "../content/resolve-package";
import { watchFolders } from "./watch-folders";

/*
 * `next dev`, and beside it a check of the content and a new making of colours, drawings and fonts
 * after each change. A process of its own each time: a module once loaded is not read again.
 */
const node = process.execPath;
const script = (name: string, file: string) => path.join(resolvePackage(name) ?? name, file);

const isGallery = process.argv.includes("--gallery");
const options = process.argv.slice(2).filter((option) => option !== "--gallery");

let making: ChildProcess | undefined;
let isChangedMeanwhile = false;

function make(): Promise<void> {
  return new Promise((resolve) => {
    if (making) {
      isChangedMeanwhile = true;
      return resolve();
    }
    making = spawn(node, [script("tsx", "dist/cli.mjs"), "scripts/build/generate.ts", "--dev"], {
      stdio: "inherit",
    });
    making.once("exit", (code) => {
      making = undefined;
      if (code === 0) console.log("The content is in order.");
      if (isChangedMeanwhile) {
        isChangedMeanwhile = false;
        make();
      }
      resolve();
    });
  });
}

await make();
const server = spawn(node, [script("next", "dist/bin/next"), "dev", ...options], {
  stdio: "inherit",
  env: isGallery ? { ...process.env, GALLERY: "1" } : process.env,
});
if (isGallery) console.log("The gallery stands at /gallery.");
server.once("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => server.kill(signal));

let pause: NodeJS.Timeout | undefined;
watchFolders(["content", "art"], (file) => {
  // Written by the making itself.
  if (file === "icon-names.ts") return;
  clearTimeout(pause);
  pause = setTimeout(make, 200);
});
