import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compressFiles } from "../../deploy/compress";
import { isBuilt } from "../build/sources";
import { stop } from "../machine/stop";
import { serveExport } from "./serve";

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || "localhost";

if (!isBuilt()) {
  const { status } = spawnSync("npm run build", { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

// A copy, so that the next build takes nothing away from a visitor of this one.
const dir = mkdtempSync(path.join(tmpdir(), "site-"));
process.once("exit", () => rmSync(dir, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(0));
// npm passes a signal on to its shell only; what that leaves behind ends with it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(0), 500).unref();

cpSync("out", dir, { recursive: true, preserveTimestamps: true });
await compressFiles(dir);
try {
  const served = await serveExport(dir, port, host);
  console.log(`http://${host.includes(":") ? `[${host}]` : host}:${served.port}`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  stop(
    code === "EADDRINUSE"
      ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`
      : `${message}: PORT and HOST say where to serve, like PORT=3000 HOST=0.0.0.0 npm start`,
  );
}
