import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { serveExport } from "./serve";

const sources = [
  "app",
  "components",
  "content",
  "art",
  "public",
  "scripts",
  "package.json",
  "next.config.ts",
  "postcss.config.mjs",
];
/* What the build itself writes among its sources. */
const made = new Set([
  path.join("app", "generated"),
  path.join("public", "assets", "art"),
  path.join("public", "favicon.ico"),
]);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The newest change, in ms since 1970, of a file or of anything in a folder. */
function changed(file: string): number {
  if (made.has(file) || !existsSync(file)) return 0;
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => changed(path.join(file, name))));
}

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT must be a number from 0 to 65535, not ${process.env.PORT}`);

const built = path.join("out", "index.html");
if (!existsSync(built) || Math.max(...sources.map(changed)) > statSync(built).mtimeMs) {
  const build = spawnSync("npm", ["run", "build"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

try {
  const served = await serveExport({ dir: "out", port });
  console.log(`http://localhost:${served.port}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => served.close().then(() => process.exit(0)));
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
  stop(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
}
