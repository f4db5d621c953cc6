import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { basePathOf, siteAddress } from "../../lib/site/site-address";
import { isBuilt } from "../build/sources";
import { exitWithError } from "../exit-with-error";
import { withoutNodeEnv } from "../without-node-env";
import { compressFiles } from "./compress-files";
import { whenParentExits } from "./parent";
import { serveExport } from "./serve";
import { withVariables } from "./variables";

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST?.trim() || "localhost";
const basePath = basePathOf(addressOrExit().url);

if (!isBuilt()) {
  const { status } = spawnSync("npm run build", { stdio: "inherit", shell: true, env: withoutNodeEnv() });
  if (status !== 0) process.exit(status ?? 1);
}

// A copy, so that the next build does not change what this server serves.
const dir = mkdtempSync(path.join(tmpdir(), "site-"));
process.once("exit", () => rmSync(dir, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(0));
whenParentExits(() => process.exit(0));

cpSync("out", dir, { recursive: true, preserveTimestamps: true });
// The best quality, 11, would delay the start by several seconds for 10 % fewer bytes.
await compressFiles(dir, 5);
const { port: opened } = await serveExport(dir, port, host, basePath).catch(({ code, message }) =>
  exitWithError(
    code === "EADDRINUSE"
      ? `Port ${port} is taken. Choose another: ${withVariables({ PORT: port + 1 }, "npm start")}`
      : `${message}. Set PORT and HOST: ${withVariables({ PORT: 3000, HOST: "0.0.0.0" }, "npm start")}`,
  ),
);
const address = `http://${host.includes(":") ? `[${host}]` : host}:${opened}`;
console.log(basePath ? `${address}${basePath}/` : address);

function addressOrExit() {
  try {
    return siteAddress();
  } catch (error) {
    return exitWithError((error as Error).message);
  }
}
