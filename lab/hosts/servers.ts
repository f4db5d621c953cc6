import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { findOnPath } from "../../scripts/browsers/find-on-path";

export interface Running {
  origin: string;
  stop(): unknown;
}

/* How each server is set up wrongly, for the tests of `npm run verify`. */
const mistakes = {
  "status 200 for missing pages": [/error_page 404/, "error_page 404 =200"],
  "no headers": [/^add_header .*/gm, ""],
  "the wrong type for scripts": [/text\/javascript js;/, "text/plain js;"],
} satisfies Record<string, [RegExp, string]>;

export type Mistake = keyof typeof mistakes;

/** A published site. */
export interface Host extends Running {
  /** Replaces a published file. */
  write(file: string, content: string): unknown;
  remove(file: string): unknown;
  /** Serves the published files with a mistake in the server's settings. */
  withMistake(mistake: Mistake): Promise<Running>;
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

/** Serves a folder with the recipe for nginx. */
export async function nginx(root: string): Promise<Host> {
  return {
    ...(await startNginx(root)),
    write: (file, content) => writeFileSync(path.join(root, file), content),
    remove: (file) => rmSync(path.join(root, file)),
    withMistake: (mistake) => startNginx(root, mistake),
  };
}

function startNginx(root: string, mistake?: Mistake) {
  const dir = tempFolder();
  const recipe = readFileSync("deploy/nginx.conf", "utf8");
  writeFileSync(`${dir}/site.conf`, mistake ? recipe.replace(...mistakes[mistake]) : recipe);
  const user = process.getuid?.() === 0 ? "user www-data;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return start((address) => {
    writeFileSync(
      `${dir}/nginx.conf`,
      `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1; ${user}
events { worker_connections 512; }
http {
  access_log off; ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join(" ")}
  server { listen ${address}; root ${root}; include ${dir}/site.conf; }
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

/** Returns the folder of an `aws` that requests a server other than Amazon's. Versions before 2.13 have no variable for that. */
function withEndpoint(origin: string): string {
  const dir = tempFolder();
  writeFileSync(`${dir}/aws`, `#!/bin/sh\nexec "${findOnPath("aws")}" --endpoint-url ${origin} "$@"\n`, {
    mode: 0o755,
  });
  return dir;
}

/** Starts s3rver, and a proxy that applies the CloudFront recipes. `env` has the variables for `publish`. */
export async function bucket(): Promise<Host & { env: NodeJS.Dict<string> }> {
  const options = `--silent --directory ${tempFolder()} --configure-bucket site --address 127.0.0.1`;
  const s3 = await start((_, port) => [bin("s3rver"), ...options.split(" "), "--port", `${port}`]);
  const cdn = await startCdn(s3.origin);
  const addressOf = (file: string) => `${s3.origin}/site/${file}`;
  const env = {
    ...{ AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" },
    ...{ AWS_DEFAULT_REGION: "us-east-1", AWS_EC2_METADATA_DISABLED: "true" },
    ...{ PATH: `${withEndpoint(s3.origin)}${path.delimiter}${process.env.PATH}`, BUCKET: "s3://site" },
    ...withWrongTypes(),
  };
  return {
    origin: cdn.origin,
    write: (file, body) => fetch(addressOf(file), { method: "PUT", body }),
    remove: (file) => fetch(addressOf(file), { method: "DELETE" }),
    withMistake: (mistake) => startCdn(s3.origin, mistake),
    stop() {
      cdn.stop();
      s3.stop();
    },
    env,
  };
}

/**
 * Requests a file of the bucket, up to three times, as CloudFront does. Unlike S3, s3rver may serve a file while it is written: half
 * of it, and then nothing.
 */
async function request(address: string, options: RequestInit, attempt = 1) {
  try {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(5000) });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    if (attempt === 3) throw error;
    return request(address, options, attempt + 1);
  }
}

/** Starts a proxy of the bucket that does what the CloudFront recipes describe. */
async function startCdn(s3: string, mistake?: Mistake): Promise<Running> {
  const code = readFileSync("deploy/cloudfront-function.js", "utf8");
  const handler = runInNewContext(`${code}; handler`);
  const policy = JSON.parse(readFileSync("deploy/cloudfront-headers.json", "utf8"));
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = policy;
  const items = custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]);
  const headers = {
    "Strict-Transport-Security": `max-age=${known.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": known.ReferrerPolicy.ReferrerPolicy,
    "X-Frame-Options": known.FrameOptions.FrameOption,
    "Content-Security-Policy": known.ContentSecurityPolicy.ContentSecurityPolicy,
    ...Object.fromEntries(items),
  };
  const cdn = createServer(async ({ url = "/", method, headers: { host: _, connection: __, ...sent } }, response) => {
    const get = (uri: string) => request(`${s3}/site${uri}`, { method, headers: sent as Record<string, string> });
    const { uri } = handler({ request: { uri: url.split("?")[0] } });
    const found = await get(uri);
    const isMissing = [400, 403, 404].includes(found.status);
    const shown = isMissing ? await get("/404.html") : found;
    response.statusCode = isMissing ? 404 : found.status;
    response.setHeaders(shown.headers);
    if (mistake !== "no headers") response.setHeaders(new Map(Object.entries(headers)));
    if (mistake === "status 200 for missing pages") response.statusCode = 200;
    if (mistake === "the wrong type for scripts" && url.endsWith(".js"))
      response.setHeader("Content-Type", "text/plain");
    response.end(shown.body);
  });
  await once(cdn.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`,
    stop() {
      cdn.close();
      cdn.closeAllConnections();
    },
  };
}
