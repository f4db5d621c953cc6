import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { installFromDebian, onPath } from "../../scripts/machine/debian";

export interface Running {
  origin: string;
  stop(): unknown;
}
interface Server {
  /** The command that it runs by, and where that comes from. */
  command: string;
  debian?: string[];
  /** Requests that this stand-in of a host cannot show. */
  cannotShow?: RegExp;
  /** Serves `root`, a folder that `npm run deploy` would have filled. */
  start(root: string): Promise<Running>;
}

const bin = (name: string) => path.resolve("tests/hosts/node_modules/.bin", name);

const scratches = mkdtempSync(path.join(tmpdir(), "hosts-"));
chmodSync(scratches, 0o755);
process.once("exit", () => rmSync(scratches, { recursive: true, force: true }));

/** A folder for this run alone, which servers may read as whoever they run as. */
export function scratch(): string {
  const dir = mkdtempSync(`${scratches}/`);
  chmodSync(dir, 0o755);
  return dir;
}

/** Runs a server, on a port that nobody listens on, until it answers; throws when it ends or stays silent. */
async function run(
  commandAt: (address: string, port: number) => string[],
  env: NodeJS.Dict<string> = {},
  cwd = process.cwd(),
): Promise<Running> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const address = `127.0.0.1:${port}`;
  const [program = "", ...rest] = commandAt(address, port);
  const all = { ...process.env, SITE_ADDRESS: `http://${address}`, ...env };
  const stdio = ["ignore", "ignore", "inherit"] as const;
  const server = spawn(program, rest, { cwd, env: all, detached: true, stdio: [...stdio] });
  const stop = () => server.exitCode === null && process.kill(-(server.pid ?? 0), "SIGTERM");
  const end = Date.now() + 30_000;
  while (server.exitCode === null && Date.now() < end) {
    if (await fetch(`http://${address}`).then(Boolean, () => false))
      return { origin: `http://${address}`, stop };
    await new Promise((look) => setTimeout(look, 100));
  }
  stop();
  throw new Error(`${program} did not start.`);
}

export function nginx(root: string) {
  const dir = scratch();
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return run((address) => {
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

function apache(root: string) {
  const dir = scratch();
  const names = "mpm_event authz_core mime dir rewrite headers setenvif autoindex".split(" ");
  const modules = "/usr/lib/apache2/modules";
  return run((address) => {
    writeFileSync(
      `${dir}/apache.conf`,
      `ServerRoot ${dir}
ServerName localhost
Listen ${address}
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
${names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join("\n")}
TypesConfig /etc/mime.types
User www-data
Group www-data
DocumentRoot ${root}
<Directory ${root}>
Options Indexes FollowSymLinks
AllowOverride All
Require all granted
</Directory>`,
    );
    return ["apache2", "-X", "-f", `${dir}/apache.conf`];
  });
}

function caddy(root: string) {
  const env = { SITE_ROOT: root, XDG_CONFIG_HOME: scratch(), XDG_DATA_HOME: scratch() };
  const command = "caddy run --adapter caddyfile --config deploy/Caddyfile".split(" ");
  return run(() => command, env);
}

function wrangler(root: string) {
  const options = "--ip 127.0.0.1 --compatibility-date 2025-01-01 --port".split(" ");
  const env = { WRANGLER_SEND_METRICS: "false", CI: "1", HOME: scratch() };
  const command = [bin("wrangler"), "pages", "dev", root, ...options];
  // It keeps a store of its own where it is started.
  return run((_, port) => [...command, `${port}`], env, scratch());
}

/**
 * A bucket with CloudFront before it, as far as that is the repository's: its function before, its headers after. Gives
 * also what `npm run deploy -- s3` needs; the keys are for this machine's stand-in alone.
 */
export async function bucket() {
  const data = `--silent --directory ${scratch()} --configure-bucket site --address 127.0.0.1`;
  const s3 = await run((_, port) => [bin("s3rver"), ...data.split(" "), "--port", `${port}`]);
  const code = readFileSync("deploy/cloudfront-function.js", "utf8");
  const handler = runInNewContext(`${code}; handler`);
  const policy = JSON.parse(readFileSync("deploy/cloudfront-headers.json", "utf8"));
  const { SecurityHeadersConfig: all, CustomHeadersConfig: custom } = policy;
  const own = custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]);
  const added = {
    "Strict-Transport-Security": `max-age=${all.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": all.ReferrerPolicy.ReferrerPolicy,
    "X-Frame-Options": all.FrameOptions.FrameOption,
    "Content-Security-Policy": all.ContentSecurityPolicy.ContentSecurityPolicy,
    ...Object.fromEntries(own),
  };
  const server = createServer(async ({ url = "/", method, headers }, answer) => {
    const { host: _, connection: __, ...sent } = headers;
    const get = (url: string, method?: string) => {
      const uri = handler({ request: { uri: url.split("?")[0] } }).uri;
      return fetch(`${s3.origin}/site${uri}`, { method, headers: sent as Record<string, string> });
    };
    const found = await get(url, method);
    const isMissing = [400, 403, 404].includes(found.status);
    const response = isMissing ? await get("/404.html", method) : found;
    const said = Object.fromEntries(response.headers);
    answer.writeHead(isMissing ? 404 : found.status, { ...said, ...added });
    answer.end(Buffer.from(await response.arrayBuffer()));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const keys = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };
  const place = { AWS_DEFAULT_REGION: "us-east-1", AWS_EC2_METADATA_DISABLED: "true" };
  const env = { ...keys, ...place, S3_BUCKET: "site", S3_ENDPOINT: s3.origin };
  const stop = () => {
    server.close();
    server.closeAllConnections();
    s3.stop();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop, env };
}

/** Runs `npm run deploy` in `cwd`, which leaves the owner's own releases alone. Rejects with what it said when it fails. */
export async function publish(cwd: string, args: string[], env: NodeJS.Dict<string>) {
  // Where it runs there are no sources that the export could be older than.
  const command = [path.resolve("deploy/publish.ts"), ...args, "--anyway"];
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 26 };
  await promisify(execFile)(path.resolve("node_modules/.bin/tsx"), command, options);
}

/** A folder on a server, and what `npm run deploy -- rsync` fills it by. */
export function folder() {
  isInstalled({ command: "rsync", debian: ["rsync"] });
  const root = scratch();
  return { root, env: { RSYNC_TARGET: root } };
}

/** A folder to publish from, with a copy of out/. */
export function workplace(): string {
  const cwd = scratch();
  cpSync("out", `${cwd}/out`, { recursive: true, preserveTimestamps: true });
  return cwd;
}

/** Whether the server can run here, after an attempt to install it. */
export function isInstalled({ command, debian = [] }: Pick<Server, "command" | "debian">): boolean {
  const isThere = () => Boolean(onPath(command)) || existsSync(command);
  if (!isThere() && debian.length > 0) installFromDebian(debian);
  return isThere();
}

export const servers: Record<string, Server> = {
  nginx: { command: "nginx", debian: ["nginx-light"], start: nginx },
  Caddy: { command: "caddy", debian: ["caddy"], start: caddy },
  Apache: { command: "apache2", debian: ["apache2"], start: apache },
  // Its preview serves dot-files, and knows no ranges.
  "Cloudflare Pages": { command: bin("wrangler"), cannotShow: /files|range/, start: wrangler },
  // CloudFront itself compresses; what stands in for it does not.
  "S3 + CloudFront": {
    command: "aws",
    debian: ["awscli"],
    cannotShow: /content-encoding/,
    async start() {
      const { env, ...front } = await bucket();
      await publish(workplace(), ["s3"], env);
      return front;
    },
  },
};
