import { spawn, spawnSync } from "node:child_process";

/*
 * Runs `next dev`, and writes generated/ again after each change of content/, art/, the owner's files in public/, or the
 * early script. Each run is a new process, because Node caches modules.
 */
const tsx = "node_modules/tsx/dist/cli.mjs";
const generate = ["scripts/build/generate.ts", "--dev"];
/* Written by each run, which must not start the next one. */
const written = ["public/assets/art/**", "public/assets/screens/**", "public/lovable-uploads/**", "public/favicon.ico"];
/* lib/, because the early script imports from more than its folder. */
const sources = ["content/**", "art/**", "public/**", "lib/**"];
const watched = [
  ...sources.flatMap((files) => ["--include", files]),
  ...written.flatMap((files) => ["--exclude", files]),
];

console.log("Preparing fonts and drawings. Then open the address below. The pages update when you save a file.");
spawnSync(process.execPath, [tsx, ...generate], { stdio: "inherit" });
const watch = [tsx, "watch", "--clear-screen=false", ...watched, ...generate];
const watcher = spawn(process.execPath, watch, { stdio: ["ignore", "inherit", "inherit"] });
const next = ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)];
const server = spawn(process.execPath, next, { stdio: "inherit" });
server.once("exit", (code) => {
  watcher.kill();
  process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal));
