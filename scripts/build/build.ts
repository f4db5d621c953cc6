import "../check-machine.mjs";
import { spawnSync } from "node:child_process";
import { exitWithError } from "../exit-with-error";
import { lock } from "./files";
import { buildId, markAsBuilt, markAsUnbuilt } from "./sources";

/* `npm run build`. Next locks only its own step, so this script locks them all. */

const lockFile = "generated/build.lock";
if (!lock(lockFile))
  exitWithError(
    `Another build is running in this folder: wait until it has finished. If there is none, delete ${lockFile}.`,
  );

try {
  const id = buildId();
  markAsUnbuilt();
  for (const step of ["tsx scripts/build/generate.ts", "next build", "tsx scripts/build/finish-export.ts"]) {
    const { status } = spawnSync(step, { shell: true, stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  }
  markAsBuilt(id);
} catch (error) {
  exitWithError((error as Error).message);
}
console.log("\nout/ is ready. To see it: npm start. To publish it: docs/deploying.md");
