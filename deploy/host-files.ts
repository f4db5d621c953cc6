import { caching, compressible, hashed, security, types } from "./headers";

/*
 * The headers of `headers.ts` in the words of each host, with what makes it serve `/about-us` from
 * about-us.html without a redirect (which loses the query on some), answer 404.html for the unknown,
 * and list no folder.
 */

const entries = Object.entries;
/** Extensions of what may be kept for an hour. */
const pictures = Object.keys(types).filter((type) => !["css", "html", "js", "txt"].includes(type));
const any = (extensions: string[]) => extensions.join("|");
const lines = (items: string[], indent = "") => items.map((item) => indent + item).join("\n");

/** `_headers`, which Cloudflare Pages and Netlify read in the export. Both add up what rules say of one header, so no two say the same. */
function headersFile(files: string[]): string {
  const top = new Set(files.map((file) => file.split("/")[0] ?? ""));
  const isAtTop = (file: string) => !file.includes("/");
  const pages = files.filter((file) => isAtTop(file) && file.endsWith(".html"));
  const rules: [string, Record<string, string>][] = [["/*", security]];
  for (const file of pages) {
    const page = file.replace(/\.html$/, "");
    const addresses = page === "index" ? ["/", "/index.html"] : [`/${page}`, `/${file}`];
    if (top.has(page)) addresses.push(`/${page}/*`);
    for (const address of addresses) rules.push([address, { "Cache-Control": caching.asked }]);
  }
  for (const file of files.filter((file) => isAtTop(file) && file.endsWith(".txt")))
    rules.push([`/${file}`, { "Cache-Control": caching.asked }]);
  rules.push([`${hashed}*`, { "Cache-Control": caching.forever }]);
  const folders = [...top].filter(
    (name) => !name.startsWith("_") && !name.includes(".") && !pages.includes(`${name}.html`),
  );
  for (const folder of folders) rules.push([`/${folder}/*`, { "Cache-Control": caching.hour }]);
  for (const file of files.filter(
    (file) => isAtTop(file) && new RegExp(`\\.(${any(pictures)})$`).test(file),
  ))
    rules.push([
      `/${file}`,
      {
        "Cache-Control": caching.hour,
        ...(file.endsWith(".webmanifest") && { "Content-Type": types.webmanifest ?? "" }),
      },
    ]);
  return rules
    .map(
      ([address, headers]) =>
        `${address}\n${lines(
          entries(headers).map(([name, value]) => `${name}: ${value}`),
          "  ",
        )}\n`,
    )
    .join("\n");
}

/** For Apache 2.4, which reads it in the export (`AllowOverride All`). */
function htaccess(): string {
  const encodings = { br: "br", gz: "gzip" };
  return `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 /404.html
RemoveType .gz
${lines(entries(types).map(([extension, type]) => `AddType "${type}" .${extension}`))}

<IfModule mod_rewrite.c>
RewriteEngine On
RewriteRule ^_headers$ - [R=404,L]
RewriteRule (^|/)\\.(?!well-known) - [R=404,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)/?$ /$1.html
RewriteRule ^$ /index.html
${entries(encodings)
  .map(
    ([extension, encoding]) => `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule ^(.+\\.(?:${any(compressible)}))$ /$1.${extension} [L]`,
  )
  .join("\n")}
</IfModule>

<IfModule mod_headers.c>
${lines(entries(security).map(([name, value]) => `Header always set ${name} "${value}"`))}
Header always set Cache-Control "${caching.asked}"
<FilesMatch "\\.(${any(pictures)})(\\.br|\\.gz)?$">
Header always set Cache-Control "${caching.hour}"
</FilesMatch>
SetEnvIf Request_URI "^${hashed}" hashed
Header always set Cache-Control "${caching.forever}" env=hashed
${entries(encodings)
  .map(
    ([extension, encoding]) => `<FilesMatch "\\.${extension}$">
Header set Content-Encoding ${encoding}
Header append Vary Accept-Encoding
SetEnv no-gzip 1
SetEnv no-brotli 1
</FilesMatch>`,
  )
  .join("\n")}
${compressible.map((extension) => `<FilesMatch "\\.${extension}\\.(br|gz)$">\nForceType "${types[extension]}"\n</FilesMatch>`).join("\n")}
</IfModule>
`;
}

/** To be included in an nginx `server` that names its address and its `root`. */
function nginx(): string {
  return `# In your server { … }: listen, server_name, root; then include this file.
index index.html;
error_page 404 /404.html;
charset off;
gzip_static on;
gzip_vary on;
# With nginx's brotli module:
# brotli_static on;
types {
${lines(
  entries(types).map(([extension, type]) => `"${type}" ${extension};`),
  "  ",
)}
}
set $caching "${caching.asked}";
if ($uri ~ "\\.(${any(pictures)})$") {
  set $caching "${caching.hour}";
}
if ($uri ~ "^${hashed}") {
  set $caching "${caching.forever}";
}
add_header Cache-Control $caching always;
${lines(entries(security).map(([name, value]) => `add_header ${name} "${value}" always;`))}
location / {
  try_files $uri $uri.html \${uri}index.html $uri/index.html =404;
}
location ~ "^/_headers$|/\\.(?!well-known)" {
  return 404;
}
`;
}

function caddy(): string {
  const headers = (all: Record<string, string>, indent: string) =>
    lines(
      entries(all).map(([name, value]) => `${name} "${value}"`),
      indent,
    );
  return `# SITE_ADDRESS and SITE_ROOT name the domain and the folder of the export.
{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:out}
	header {
${headers(security, "\t\t")}
		Cache-Control "${caching.asked}"
	}
	@pictures path ${pictures.map((extension) => `*.${extension}`).join(" ")}
	header @pictures Cache-Control "${caching.hour}"
	header ${hashed}* Cache-Control "${caching.forever}"
${lines(
  entries(types)
    .filter(([extension]) => extension !== "html")
    .map(([extension, type]) => `header *.${extension} Content-Type "${type}"`),
  "\t",
)}
	@hidden path /_headers */.*
	error @hidden 404
	try_files {path} {path}.html {path}/index.html
	file_server {
		precompressed br gzip
	}
	handle_errors {
		header Cache-Control "${caching.asked}"
		header Content-Type "${types.html}"
		rewrite * /404.html
		file_server
	}
}
`;
}

const keyed = (headers: Record<string, string>) =>
  entries(headers).map(([key, value]) => ({ key, value }));

function firebase() {
  return {
    hosting: {
      public: "site",
      cleanUrls: true,
      headers: [
        { source: "**", headers: keyed({ ...security, "Cache-Control": caching.asked }) },
        { source: `**/*.@(${any(pictures)})`, headers: keyed({ "Cache-Control": caching.hour }) },
        { source: `${hashed}**`, headers: keyed({ "Cache-Control": caching.forever }) },
      ],
    },
  };
}

function vercel() {
  return {
    cleanUrls: true,
    headers: [
      { source: "/(.*)", headers: keyed({ ...security, "Cache-Control": caching.asked }) },
      { source: `/(.*)\\.(${any(pictures)})`, headers: keyed({ "Cache-Control": caching.hour }) },
      { source: `${hashed}(.*)`, headers: keyed({ "Cache-Control": caching.forever }) },
    ],
  };
}

/** A CloudFront Function for viewer requests: addresses to the bucket's keys, the query left alone. */
function cloudfrontFunction(): string {
  return `function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/^\\/+/, "/").replace(/(.)\\/+$/, "$1");
  if (path === "/") path = "/index.html";
  else if (path.split("/").pop().indexOf(".") < 0) path += ".html";
  request.uri = path;
  return request;
}
`;
}

/** For `aws cloudfront create-response-headers-policy`; how long a file is kept comes with the file. */
function cloudfrontHeaders() {
  return {
    Name: "site",
    CustomHeadersConfig: {
      Quantity: 2,
      Items: ["Permissions-Policy", "Cross-Origin-Opener-Policy"].map((Header) => ({
        Header,
        Value: security[Header],
        Override: true,
      })),
    },
    SecurityHeadersConfig: {
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 31536000 },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: security["Referrer-Policy"] },
      FrameOptions: { Override: true, FrameOption: security["X-Frame-Options"] },
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: security["Content-Security-Policy"],
      },
    },
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What hosts read inside the export, by file name; `files` are those of the export. */
export function filesInExport(files: string[]): Record<string, string> {
  return {
    _headers: headersFile(files),
    ".htaccess": htaccess(),
    // Without it GitHub Pages leaves out folders that begin with an underscore.
    ".nojekyll": "",
  };
}

/** What hosts are set up with, by file name. */
export function filesBesideExport(): Record<string, string> {
  return {
    "nginx.conf": nginx(),
    Caddyfile: caddy(),
    "firebase.json": json(firebase()),
    "vercel.json": json(vercel()),
    "cloudfront-function.js": cloudfrontFunction(),
    "cloudfront-headers.json": json(cloudfrontHeaders()),
  };
}
