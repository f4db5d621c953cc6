import { spawn, spawnSync } from "node:child_process";

/* `next dev`, and beside it all that is made of content/ and art/, after each change in a process of its own: modules are read once. */
const isGallery = process.argv.includes("--gallery");
const options = process.argv.slice(2).filter((option) => option !== "--gallery");

const tsx = "node_modules/tsx/dist/cli.mjs";
const making = ["scripts/build/generate.ts", "--dev"];
const watched = "--include content/** --include art/**".split(" ");

spawnSync(process.execPath, [tsx, ...making], { stdio: "inherit" });
const again = [tsx, "watch", "--clear-screen=false", ...watched, ...making];
const watch = spawn(process.execPath, again, { stdio: ["ignore", "inherit", "inherit"] });
if (isGallery) process.env.GALLERY = "1";
const next = ["node_modules/next/dist/bin/next", "dev", ...options];
const server = spawn(process.execPath, next, { stdio: "inherit" });
if (isGallery) console.log("The gallery stands at /gallery.");
server.once("exit", (code) => {
  watch.kill();
  process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => server.kill(signal));
