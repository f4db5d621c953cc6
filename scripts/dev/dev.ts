import { spawn, spawnSync } from "node:child_process";

/*
 * `next dev`, and beside it a check of the content and a new making of colours, drawings and fonts
 * after each change. A process of its own each time: a module once loaded is not read again.
 */
const isGallery = process.argv.includes("--gallery");
const options = process.argv.slice(2).filter((option) => option !== "--gallery");

const tsx = "node_modules/tsx/dist/cli.mjs";
const making = ["scripts/build/generate.ts", "--dev"];
const watched = "--include content/** --include art/**".split(" ");

spawnSync(process.execPath, [tsx, ...making], { stdio: "inherit" });
const watch = spawn(
  process.execPath,
  [tsx, "watch", "--clear-screen=false", ...watched, ...making],
  {
    stdio: ["ignore", "inherit", "inherit"],
  },
);
const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...options], {
  stdio: "inherit",
  env: isGallery ? { ...process.env, GALLERY: "1" } : process.env,
});
if (isGallery) console.log("The gallery stands at /gallery.");
server.once("exit", (code) => {
  watch.kill();
  process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => server.kill(signal));
