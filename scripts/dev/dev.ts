import "../check-machine.mjs";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { unreadable } from "../build/generated";
import { whenParentExits } from "./parent";
import { serveProblem } from "./problem-page";

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

const nextOptions = process.argv.slice(2);
const { values: options } = parseArgs({
  args: nextOptions,
  options: { port: { type: "string", short: "p" } },
  strict: false,
});
const port = Number(options.port ?? process.env.PORT ?? 3000);

const running: ChildProcess[] = [];

/** Runs a script of Node until this process ends. */
function run(args: string[], stdin: "inherit" | "ignore" = "inherit"): ChildProcess {
  // Next would mix its modes with a NODE_ENV of "production", and rewrite tsconfig.json.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, args, {
    stdio: [stdin, "inherit", "inherit"],
    env: env as NodeJS.ProcessEnv,
  });
  running.push(child);
  return child;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(0));
process.once("exit", () => {
  for (const child of running) child.kill();
});
whenParentExits(() => process.exit(0));

console.log("Preparing fonts and drawings. Then open the address below. The pages update when you save a file.");
await once(run([tsx, ...generate], "ignore"), "exit");
run([tsx, "watch", "--clear-screen=false", ...watched, ...generate], "ignore");
// Without the files that are generated from it, Next fails, and goes on to fail once they are there.
if (existsSync(unreadable)) await serveProblem(unreadable, port);
const [code] = await once(run(["node_modules/next/dist/bin/next", "dev", ...nextOptions]), "exit");
process.exit(code ?? 0);
