import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compressFiles } from "../../deploy/compress";
import { lastChange } from "../build/sources";
import { serveExport } from "./serve";

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT must be a number from 0 to 65535, not ${process.env.PORT}`);
const host = process.env.HOST || "localhost";

const built = path.join("out", "index.html");
if (!existsSync(built) || lastChange() > statSync(built).mtimeMs) {
  const build = spawnSync("npm", ["run", "build"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

// A copy, so that the next build takes nothing away from a visitor of this one.
const dir = mkdtempSync(path.join(tmpdir(), "site-"));
process.once("exit", () => rmSync(dir, { recursive: true, force: true }));
cpSync("out", dir, { recursive: true, preserveTimestamps: true });

const troubles: Record<string, string> = {
  EADDRINUSE: `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`,
  EACCES: `Port ${port} may not be used. Choose another: PORT=3000 npm start`,
  EADDRNOTAVAIL: `This machine has no address ${host}. HOST=0.0.0.0 npm start listens on all it has.`,
  ENOTFOUND: `This machine has no address ${host}. HOST=0.0.0.0 npm start listens on all it has.`,
};

try {
  const served = await serveExport({ dir, port, host });
  console.log(`http://${host.includes(":") ? `[${host}]` : host}:${served.port}`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => process.exit(0));
  // npm passes a signal on to its shell only; what that leaves behind ends with it.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(0), 500).unref();
  await compressFiles(dir);
} catch (error) {
  const known = troubles[(error as NodeJS.ErrnoException).code ?? ""];
  if (!known) throw error;
  stop(known);
}
