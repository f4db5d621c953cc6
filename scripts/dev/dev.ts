import { spawn, spawnSync } from "node:child_process";

/*
 * Runs `next dev`, and writes generated/ again after each change of content/ or art/. Each run is a new process,
 * because Node caches modules.
 */
const isGallery = process.argv.includes("--gallery");
const options = process.argv.slice(2).filter((option) => option !== "--gallery");
const env = isGallery ? { ...process.env, GALLERY: "1" } : process.env;

const tsx = "node_modules/tsx/dist/cli.mjs";
const generate = ["scripts/build/generate.ts", "--dev"];
const watched = "--include content/** --include art/**".split(" ");

spawnSync(process.execPath, [tsx, ...generate], { stdio: "inherit" });
const watch = [tsx, "watch", "--clear-screen=false", ...watched, ...generate];
const watcher = spawn(process.execPath, watch, { stdio: ["ignore", "inherit", "inherit"] });
const next = ["node_modules/next/dist/bin/next", "dev", ...options];
const server = spawn(process.execPath, next, { stdio: "inherit", env });
if (isGallery) console.log("The gallery is at /gallery.");
server.once("exit", (code) => {
  watcher.kill();
  process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal));
