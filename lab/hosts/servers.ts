import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";

export interface Running {
  origin: string;
  stop(): unknown;
}

const bin = (name: string) => path.resolve("lab/node_modules/.bin", name);

const parent = mkdtempSync(path.join(tmpdir(), "hosts-"));
chmodSync(parent, 0o755);
process.once("exit", () => rmSync(parent, { recursive: true, force: true }));

/** Creates a temporary folder that servers can read as any user. */
export function tempFolder(): string {
  const dir = mkdtempSync(`${parent}/`);
  chmodSync(dir, 0o755);
  return dir;
}

/** Publishes the export in `out` with the commands below a heading of docs/deploying.md. */
export async function publish(heading: string, out: string, env: NodeJS.Dict<string>) {
  const guide = readFileSync("docs/deploying.md", "utf8");
  const [, commands] = new RegExp(`## ${heading}[^#]*?\`\`\`sh\n([^\`]*)`).exec(guide) ?? [];
  if (!commands) throw new Error(`docs/deploying.md has no commands for ${heading}`);
  const options = { cwd: path.dirname(out), env: { ...process.env, ...env }, maxBuffer: 1 << 26 };
  await promisify(execFile)("bash", ["-ec", commands], options);
}

/** Starts a server on a free port and waits until it responds. */
async function start(
  commandFor: (address: string, port: number) => string[],
  env: NodeJS.Dict<string> = {},
  cwd = process.cwd(),
): Promise<Running> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const address = `127.0.0.1:${port}`;
  const [program = "", ...args] = commandFor(address, port);
  const allEnv = { ...process.env, ...env };
  const stdio: ["ignore", "ignore", "inherit"] = ["ignore", "ignore", "inherit"];
  const server = spawn(program, args, { cwd, env: allEnv, detached: true, stdio });
  const stop = () => server.exitCode === null && process.kill(-(server.pid ?? 0), "SIGTERM");
  const end = Date.now() + 30_000;
  while (server.exitCode === null && Date.now() < end) {
    const isReady = await fetch(`http://${address}`).then(Boolean, () => false);
    if (isReady) return { origin: `http://${address}`, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error(`${program} did not start.`);
}

export function nginx(root: string) {
  const dir = tempFolder();
  const user = process.getuid?.() === 0 ? "user www-data;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return start((address) => {
    writeFileSync(
      `${dir}/nginx.conf`,
      `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1; ${user}
events { worker_connections 512; }
http {
  access_log off; ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join(" ")}
  server { listen ${address}; root ${root}; include ${path.resolve("deploy/nginx.conf")}; }
}`,
    );
    return ["nginx", "-c", `${dir}/nginx.conf`, "-e", `${dir}/error.log`];
  });
}

/** Returns the environment of a system whose table of content types is wrong, as on some Windows machines. */
function withWrongTypes(): NodeJS.Dict<string> {
  const dir = tempFolder();
  // Python, in which aws is written, runs this file before any other.
  writeFileSync(
    `${dir}/sitecustomize.py`,
    'import mimetypes\nmimetypes.init()\nfor ending in mimetypes.types_map: mimetypes.types_map[ending] = "text/plain"\n',
  );
  return { PYTHONPATH: dir };
}

/** Starts s3rver and a proxy that applies the CloudFront recipes. `env` has the variables for `publish`. */
export async function bucket() {
  const options = `--silent --directory ${tempFolder()} --configure-bucket site --address 127.0.0.1`;
  const s3 = await start((_, port) => [bin("s3rver"), ...options.split(" "), "--port", `${port}`]);
  const code = readFileSync("deploy/cloudfront-function.js", "utf8");
  const handler = runInNewContext(`${code}; handler`);
  const policy = JSON.parse(readFileSync("deploy/cloudfront-headers.json", "utf8"));
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = policy;
  const items = custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]);
  const added = {
    "Strict-Transport-Security": `max-age=${known.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": known.ReferrerPolicy.ReferrerPolicy,
    "X-Frame-Options": known.FrameOptions.FrameOption,
    "Content-Security-Policy": known.ContentSecurityPolicy.ContentSecurityPolicy,
    ...Object.fromEntries(items),
  };
  const cdn = createServer(async ({ url = "/", method, headers }, response) => {
    const { host: _, connection: __, ...sent } = headers;
    const get = (uri: string) => fetch(`${s3.origin}/site${uri}`, { method, headers: sent as Record<string, string> });
    const request = handler({ request: { uri: url.split("?")[0] } });
    const found = await get(request.uri);
    const isMissing = [400, 403, 404].includes(found.status);
    const shown = isMissing ? await get("/404.html") : found;
    const status = isMissing ? 404 : found.status;
    response.writeHead(status, { ...Object.fromEntries(shown.headers), ...added });
    response.end(Buffer.from(await shown.arrayBuffer()));
  });
  await once(cdn.listen(0, "127.0.0.1"), "listening");
  const env = {
    ...{ AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" },
    ...{ AWS_DEFAULT_REGION: "us-east-1", AWS_EC2_METADATA_DISABLED: "true" },
    ...{ AWS_ENDPOINT_URL: s3.origin, BUCKET: "s3://site" },
    ...withWrongTypes(),
  };
  const stop = () => {
    cdn.close();
    cdn.closeAllConnections();
    s3.stop();
  };
  return { origin: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`, stop, env };
}
