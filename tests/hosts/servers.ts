import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, request } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { compressFiles } from "../../deploy/compress";
import { serveExport } from "../../scripts/dev/serve";
import { installFromDebian, onPath } from "../../scripts/machine/debian";

export interface Running {
  origin: string;
  stop(): void | Promise<void>;
}

export interface Server {
  name: string;
  /** Whether it is set up by the repository's own files, and so has to do all that they say. */
  isSetUp: boolean;
  /** Requests of the table that this stand-in of a host cannot show. */
  cannotShow?: string[];
  /** The command that it runs by, and where that comes from. */
  command?: string;
  debian?: string[];
  /** Serves `root`, a folder that `npm run deploy` would have filled. */
  start(root: string, port: number): Promise<Running>;
}

const here = path.resolve("tests/hosts");
const bin = (name: string) => path.join(here, "node_modules", ".bin", name);
const scratches: string[] = [];
process.once("exit", () => {
  for (const dir of scratches) rmSync(dir, { recursive: true, force: true });
});

/** A folder for this run alone. */
export function scratch(): string {
  const dir = mkdtempSync(path.join(tmpdir(), "hosts-"));
  scratches.push(dir);
  return dir;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createSocketServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Runs a server in the foreground until it answers at `origin`; rejects when it ends or stays silent. */
async function run(
  origin: string,
  [program = "", ...rest]: string[],
  env = {},
  cwd = process.cwd(),
): Promise<Running> {
  const said: string[] = [];
  const server: ChildProcess = spawn(program, rest, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  server.stdout?.on("data", (text) => said.push(String(text)));
  server.stderr?.on("data", (text) => said.push(String(text)));
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) break;
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, stop: () => void process.kill(-(server.pid ?? 0), "SIGTERM") };
    await wait(150);
  }
  if (server.exitCode === null) process.kill(-(server.pid ?? 0), "SIGKILL");
  throw new Error(`${path.basename(program)} did not start: ${said.join("").slice(-500)}`);
}

async function nginx(root: string, port: number) {
  const dir = scratch();
  const modules = "/usr/lib/nginx/modules";
  const brotli = existsSync(`${modules}/ngx_http_brotli_static_module.so`);
  const site = readFileSync("deploy/nginx.conf", "utf8");
  writeFileSync(
    path.join(dir, "site.conf"),
    brotli ? site.replace("# brotli_static on;", "brotli_static on;") : site,
  );
  writeFileSync(
    path.join(dir, "nginx.conf"),
    `${brotli ? `load_module ${modules}/ngx_http_brotli_static_module.so;` : ""}
daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1;${process.getuid?.() === 0 ? " user root;" : ""}
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${dir}/a; proxy_temp_path ${dir}/b; fastcgi_temp_path ${dir}/c; uwsgi_temp_path ${dir}/d; scgi_temp_path ${dir}/e;
  server { listen 127.0.0.1:${port}; root ${root}; include ${dir}/site.conf; }
}`,
  );
  return run(`http://127.0.0.1:${port}`, [
    "nginx",
    "-c",
    `${dir}/nginx.conf`,
    "-e",
    `${dir}/error.log`,
  ]);
}

const caddy = (root: string, port: number) =>
  run(
    `http://127.0.0.1:${port}`,
    ["caddy", "run", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"],
    {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: root,
      XDG_CONFIG_HOME: scratch(),
      XDG_DATA_HOME: scratch(),
    },
  );

async function apache(root: string, port: number) {
  const dir = scratch();
  const modules = "/usr/lib/apache2/modules";
  const names = "mpm_event authz_core mime dir rewrite headers setenvif autoindex".split(" ");
  writeFileSync(
    path.join(dir, "apache.conf"),
    `ServerRoot ${dir}
ServerName localhost
Listen 127.0.0.1:${port}
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
  return run(`http://127.0.0.1:${port}`, ["apache2", "-X", "-f", `${dir}/apache.conf`]);
}

const wrangler = (root: string, port: number) =>
  run(
    `http://127.0.0.1:${port}`,
    [
      bin("wrangler"),
      "pages",
      "dev",
      root,
      "--port",
      String(port),
      "--ip",
      "127.0.0.1",
      "--compatibility-date",
      "2025-01-01",
    ],
    { WRANGLER_SEND_METRICS: "false", CI: "1", HOME: scratch() },
    // It keeps a store of its own where it is started.
    scratch(),
  );

/* The bucket's keys are for this machine's stand-in alone. */
const bucketEnv = {
  AWS_ACCESS_KEY_ID: "S3RVER",
  AWS_SECRET_ACCESS_KEY: "S3RVER",
  AWS_DEFAULT_REGION: "us-east-1",
  AWS_EC2_METADATA_DISABLED: "true",
};

/** An S3-compatible server with a bucket named "site", and what `npm run deploy -- s3` needs to fill it. */
export async function bucket(): Promise<Running & { env: Record<string, string> }> {
  const port = await freePort();
  const dir = scratch();
  const website = path.join(dir, "website.xml");
  writeFileSync(
    website,
    `<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`,
  );
  mkdirSync(path.join(dir, "data"));
  const server = await run(`http://127.0.0.1:${port}`, [
    ...[bin("s3rver"), "--address", "127.0.0.1", "--port", String(port), "--silent"],
    ...["--directory", path.join(dir, "data"), "--configure-bucket", "site", website],
  ]);
  return { ...server, env: { ...bucketEnv, S3_BUCKET: "site", S3_ENDPOINT: server.origin } };
}

/** Passes requests on to the bucket, changed as `change` says; gives back what that says of the answer. */
async function before(
  origin: string,
  port: number,
  change: (url: string) => { path: string; host: string },
  answer: (
    status: number,
    headers: NodeJS.Dict<string | string[]>,
  ) => { status: number; headers: NodeJS.Dict<string | string[]>; instead?: string },
): Promise<Running> {
  const { hostname, port: target } = new URL(origin);
  const ask = (
    method: string,
    to: { path: string; host: string },
    headers: NodeJS.Dict<string | string[]>,
  ) =>
    new Promise<import("node:http").IncomingMessage>((resolve, reject) =>
      request(
        { hostname, port: target, method, path: to.path, headers: { ...headers, host: to.host } },
        resolve,
      )
        .on("error", reject)
        .end(),
    );
  const server = createServer(async (incoming, outgoing) => {
    try {
      const response = await ask(
        incoming.method ?? "GET",
        change(incoming.url ?? "/"),
        incoming.headers,
      );
      const said = answer(response.statusCode ?? 500, response.headers);
      if (said.instead) {
        response.resume();
        const error = await ask("GET", change(said.instead), {});
        outgoing.writeHead(said.status, answer(200, error.headers).headers);
        error.pipe(outgoing);
      } else {
        outgoing.writeHead(said.status, said.headers);
        response.pipe(outgoing);
      }
    } catch {
      outgoing.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The bucket's own website. */
export const bucketWebsite = (origin: string, port: number) =>
  before(
    origin,
    port,
    (url) => ({ path: url, host: "site.s3-website-us-east-1.amazonaws.com" }),
    (status, headers) => ({ status, headers }),
  );

/** CloudFront as far as it is the repository's: its function before the bucket, its headers after. */
export function cloudFront(origin: string, port: number) {
  const handler = runInNewContext(
    `${readFileSync("deploy/cloudfront-function.js", "utf8")}; handler`,
  );
  const policy = JSON.parse(readFileSync("deploy/cloudfront-headers.json", "utf8"));
  const { SecurityHeadersConfig: all } = policy;
  const added = {
    "strict-transport-security": `max-age=${all.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    "x-content-type-options": "nosniff",
    "referrer-policy": all.ReferrerPolicy.ReferrerPolicy,
    "x-frame-options": all.FrameOptions.FrameOption,
    "content-security-policy": all.ContentSecurityPolicy.ContentSecurityPolicy,
    ...Object.fromEntries(
      policy.CustomHeadersConfig.Items.map(
        ({ Header, Value }: { Header: string; Value: string }) => [Header.toLowerCase(), Value],
      ),
    ),
  };
  return before(
    origin,
    port,
    (url) => {
      const [uri = "/", query] = url.split("?");
      const changed = handler({ request: { uri } }).uri;
      return { path: `/site${changed}${query ? `?${query}` : ""}`, host: "127.0.0.1" };
    },
    (status, headers) => ({
      status: status === 403 ? 404 : status,
      headers: { ...headers, ...added },
      instead: status === 404 || status === 403 ? "/404.html" : undefined,
    }),
  );
}

async function npmStart(root: string, port: number): Promise<Running> {
  const served = await serveExport({ dir: root, port, host: "127.0.0.1" });
  return { origin: `http://127.0.0.1:${port}`, stop: () => served.close() };
}

/** Fills the bucket as the owner would, and gives what is before it. */
const onBucket = (front: typeof cloudFront) => async (_: string, port: number) => {
  const s3 = await bucket();
  await publish(workplace("out"), "s3", s3.env);
  const running = await front(s3.origin, port);
  return {
    origin: running.origin,
    stop: async () => {
      await running.stop();
      await s3.stop();
    },
  };
};

/**
 * Runs `npm run deploy` in `cwd`, a folder with an out/ of its own, so that the owner's own releases
 * are left alone. Throws with what it said when it fails.
 */
export function publish(
  cwd: string,
  host: string,
  env: Record<string, string>,
  ...flags: string[]
): Promise<void> {
  // Where it runs there are no sources that the export could be older than.
  const command = [path.resolve("deploy/publish.ts"), host, "--anyway", ...flags];
  const publishing = spawn(path.resolve("node_modules/.bin/tsx"), command, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [publishing.stdout, publishing.stderr])
    stream.on("data", (text) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    publishing.once("error", reject);
    publishing.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`deploy ${host}: ${said.slice(-1500)}`)),
    );
  });
}

/** A folder to publish from, with an out/ that is a copy of `out`. */
export function workplace(out: string): string {
  const cwd = scratch();
  cpSync(out, path.join(cwd, "out"), { recursive: true, preserveTimestamps: true });
  return cwd;
}

/** The export as `npm run deploy -- rsync` leaves it on a server. */
export async function servedCopy(): Promise<string> {
  const root = path.join(scratch(), "site");
  cpSync("out", root, { recursive: true, preserveTimestamps: true });
  await compressFiles(root);
  spawnSync("chmod", ["-R", "a+rX", path.dirname(root)]);
  return root;
}

/** Whether the server can run here, after an attempt to install it. */
export function isInstalled({ command, debian }: Server): boolean {
  if (!command || onPath(command) || existsSync(command)) return true;
  if (debian) installFromDebian(debian);
  return Boolean(onPath(command));
}

export const servers: Server[] = [
  { name: "npm start", isSetUp: true, start: npmStart },
  {
    name: "nginx",
    isSetUp: true,
    command: "nginx",
    debian: ["nginx-light", "libnginx-mod-http-brotli-static"],
    start: nginx,
  },
  { name: "Caddy", isSetUp: true, command: "caddy", debian: ["caddy"], start: caddy },
  { name: "Apache", isSetUp: true, command: "apache2", debian: ["apache2"], start: apache },
  {
    name: "Cloudflare Pages (wrangler)",
    isSetUp: true,
    // Its preview serves dot-files, and knows no ranges.
    cannotShow: ["host files", "range"],
    command: bin("wrangler"),
    start: wrangler,
  },
  {
    name: "S3 + CloudFront's function",
    isSetUp: true,
    // CloudFront itself compresses; what stands in for it does not.
    cannotShow: ["compressed"],
    command: "aws",
    debian: ["awscli"],
    start: onBucket(cloudFront),
  },
  {
    name: "S3 website, bare",
    isSetUp: false,
    command: "aws",
    debian: ["awscli"],
    start: onBucket(bucketWebsite),
  },
];
