import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
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
const scratches: string[] = [];
process.once("exit", () => {
  for (const dir of scratches) rmSync(dir, { recursive: true, force: true });
});

/** A folder for this run alone. */
export function scratch(): string {
  const dir = mkdtempSync(path.join(tmpdir(), "hosts-"));
  spawnSync("chmod", ["a+rx", dir]);
  scratches.push(dir);
  return dir;
}

/** Runs a server, on a port that nobody listens on, until it answers; throws when it ends or stays silent. */
async function run(
  commandAt: (address: string, port: number) => string[],
  env: NodeJS.Dict<string> = {},
  cwd = process.cwd(),
): Promise<Running> {
  const probe = createSocketServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const address = `127.0.0.1:${port}`;
  const [program = "", ...rest] = commandAt(address, port);
  const all = { ...process.env, SITE_ADDRESS: `http://${address}`, ...env };
  const server = spawn(program, rest, { cwd, env: all, detached: true });
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (text) => {
      said += text;
    });
  const stop = () => server.exitCode === null && process.kill(-(server.pid ?? 0), "SIGTERM");
  const end = Date.now() + 30_000;
  while (server.exitCode === null && Date.now() < end) {
    if (await fetch(`http://${address}`).then(Boolean, () => false))
      return { origin: `http://${address}`, stop };
    await new Promise((look) => setTimeout(look, 100));
  }
  stop();
  throw new Error(`${program} did not start: ${said.slice(-500)}`);
}

function nginx(root: string) {
  const dir = scratch();
  const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  const hasBrotli = existsSync(brotli);
  const site = readFileSync("deploy/nginx.conf", "utf8");
  const own = hasBrotli ? site.replace("# brotli_static on;", "brotli_static on;") : site;
  writeFileSync(`${dir}/site.conf`, own);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return run((address) => {
    writeFileSync(
      `${dir}/nginx.conf`,
      `${hasBrotli ? `load_module ${brotli};` : ""}
daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1;${process.getuid?.() === 0 ? " user root;" : ""}
events { worker_connections 512; }
http {
  access_log off; ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join(" ")}
  server { listen ${address}; root ${root}; include ${dir}/site.conf; }
}`,
    );
    return ["nginx", "-c", `${dir}/nginx.conf`, "-e", `${dir}/error.log`];
  });
}

function apache(root: string) {
  const dir = scratch();
  const names = "mpm_event authz_core mime dir rewrite headers setenvif autoindex".split(" ");
  const modules = names.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  return run((address) => {
    writeFileSync(
      `${dir}/apache.conf`,
      `ServerRoot ${dir}
ServerName localhost
Listen ${address}
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
${modules.join("\n")}
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
  // It keeps a store of its own where it is started.
  return run(
    (_, port) => [bin("wrangler"), "pages", "dev", root, ...options, `${port}`],
    env,
    scratch(),
  );
}

/**
 * A bucket with CloudFront before it, as far as that is the repository's: its function before, its headers after. Gives
 * also what `npm run deploy -- s3` needs; the keys are for this machine's stand-in alone.
 */
export async function bucket() {
  const data = `--silent --directory ${scratch()} --configure-bucket site --address 127.0.0.1`;
  const s3 = await run((_, port) => [bin("s3rver"), ...data.split(" "), "--port", `${port}`]);
  const handler = runInNewContext(
    `${readFileSync("deploy/cloudfront-function.js", "utf8")}; handler`,
  );
  const policy = JSON.parse(readFileSync("deploy/cloudfront-headers.json", "utf8"));
  const { SecurityHeadersConfig: all, CustomHeadersConfig: custom } = policy;
  const added: Record<string, string> = {
    "strict-transport-security": `max-age=${all.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    "x-content-type-options": "nosniff",
    "referrer-policy": all.ReferrerPolicy.ReferrerPolicy,
    "x-frame-options": all.FrameOptions.FrameOption,
    "content-security-policy": all.ContentSecurityPolicy.ContentSecurityPolicy,
  };
  for (const { Header, Value } of custom.Items) added[Header.toLowerCase()] = Value;
  const server = createServer(async ({ url = "/", method, headers }, answer) => {
    const { host: _, connection: __, ...sent } = headers;
    const get = (url: string, method?: string) => {
      const uri = handler({ request: { uri: url.split("?")[0] } }).uri;
      return fetch(`${s3.origin}/site${uri}`, { method, headers: sent as Record<string, string> });
    };
    const found = await get(url, method);
    const isMissing = found.status === 403 || found.status === 404 || found.status === 400;
    const response = isMissing ? await get("/404.html", method) : found;
    const said = Object.fromEntries(response.headers);
    answer.writeHead(isMissing ? 404 : found.status, { ...said, ...added });
    answer.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const env: Record<string, string> = {
    AWS_ACCESS_KEY_ID: "S3RVER",
    AWS_SECRET_ACCESS_KEY: "S3RVER",
    AWS_DEFAULT_REGION: "us-east-1",
    AWS_EC2_METADATA_DISABLED: "true",
    S3_BUCKET: "site",
    S3_ENDPOINT: s3.origin,
  };
  const stop = () => {
    server.close();
    server.closeAllConnections();
    s3.stop();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop, env };
}

/**
 * Runs `npm run deploy` in `cwd`, a folder with an out/ of its own, so that the owner's own releases
 * are left alone. Throws with what it said when it fails.
 */
export async function publish(
  cwd: string,
  host: string,
  env: NodeJS.Dict<string>,
  ...flags: string[]
) {
  // Where it runs there are no sources that the export could be older than.
  const command = [path.resolve("deploy/publish.ts"), host, "--anyway", ...flags];
  const options = { cwd, env: { ...process.env, ...env } };
  const publishing = spawn(path.resolve("node_modules/.bin/tsx"), command, options);
  let said = "";
  for (const stream of [publishing.stdout, publishing.stderr])
    stream.on("data", (text) => {
      said += text;
    });
  const code = await new Promise((resolve) => publishing.once("close", resolve));
  if (code !== 0) throw new Error(`deploy ${host}: ${said.slice(-1500)}`);
}

/** A folder to publish from, with an out/ that is a copy of `out`. */
export function workplace(out = "out"): string {
  const cwd = scratch();
  cpSync(out, path.join(cwd, "out"), { recursive: true, preserveTimestamps: true });
  return cwd;
}

/** Whether the server can run here, after an attempt to install it. */
export function isInstalled({ command, debian = [] }: Pick<Server, "command" | "debian">): boolean {
  const isThere = () => Boolean(onPath(command)) || existsSync(command);
  if (!isThere() && debian.length > 0) installFromDebian(debian);
  return isThere();
}

export const servers: Record<string, Server> = {
  nginx: {
    command: "nginx",
    debian: ["nginx-light", "libnginx-mod-http-brotli-static"],
    start: nginx,
  },
  Caddy: { command: "caddy", debian: ["caddy"], start: caddy },
  Apache: { command: "apache2", debian: ["apache2"], start: apache },
  // Its preview serves dot-files, and knows no ranges.
  "Cloudflare Pages": {
    command: bin("wrangler"),
    cannotShow: /host's files|sends a range/,
    start: wrangler,
  },
  // CloudFront itself compresses; what stands in for it does not.
  "S3 + CloudFront": {
    command: "aws",
    debian: ["awscli"],
    cannotShow: /content-encoding/,
    async start() {
      const { env, ...front } = await bucket();
      await publish(workplace(), "s3", env);
      return front;
    },
  },
};
