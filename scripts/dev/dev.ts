import "../check-machine.mjs";
import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { withoutNodeEnv } from "../without-node-env";
import { whenParentExits } from "./parent";

/* Runs `next dev`, and beside it writes generated/ again after each change of its sources. */
const generate = ["scripts/build/generate.ts", "--dev"];
/* tsx watches what the script imports: content/ and lib/. The files that the script itself writes must not start it again. */
const watched = [
  ...["content/**", "art/**", "public/**", "lib/**"].flatMap((files) => ["--include", files]),
  ...["public/assets/art/**", "public/assets/screens/**", "public/lovable-uploads/**", "public/favicon.ico"].flatMap(
    (files) => ["--exclude", files],
  ),
];

// With a NODE_ENV of "production", Next would mix its modes and rewrite tsconfig.json.
const options = { stdio: "inherit", env: withoutNodeEnv() } satisfies SpawnOptions;
const tsx = "node_modules/tsx/dist/cli.mjs";

console.log("Preparing fonts and drawings. Then open the address below. The pages update when you save a file.");
spawnSync(process.execPath, [tsx, ...generate], options);
if (!existsSync("generated/early-script.ts")) process.exit(1);

const running = [
  spawn(process.execPath, [tsx, "watch", "--clear-screen=false", ...watched, ...generate], options),
  spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)], options),
];
const [, next] = running;
next?.once("exit", (code) => process.exit(code ?? 0));
process.once("exit", () => {
  for (const child of running) child.kill();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(0));
whenParentExits(() => process.exit(0));
