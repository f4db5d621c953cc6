import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn, fingerprint } from "../../scripts/build/files";
import { sources } from "../../scripts/build/sources";
import { objectsOf } from "../../scripts/content/fields";

/*
 * Builds the fixture site: the project's code with the content of tests/fixture-site/content, and one more page
 * (tests/fixture-site/app). The behavior tests visit it, so that no edit of an owner changes what they see. Does nothing
 * when the site is already built from the same files.
 */

const root = path.resolve("test-results/fixture-site");
const own = "tests/fixture-site";
const record = path.join(root, "built-from");

/* Next writes these files. The content of the real site is replaced. */
const written = /^public\/(assets\/art\/|favicon\.ico$)|\.DS_Store$/;

/* Drawings and photos that an owner's content names, and that may be gone. tests/fixture-site has others. */
const drawn = /^art\/(abilities|features|finds|ingredients|moments|packages|photos|portraits|screens|steps)\//;
const named =
  /^art\/(products\/motif-.*|pictures\.json)$|^public\/(lovable-uploads|assets\/screens)\/|^public\/assets\/.*badge/;

const isIgnored = (file: string) => [written, drawn, named].some((pattern) => pattern.test(file));

const isFile = (source: string) => /\.\w+$/.test(source);

/** Returns a fingerprint of everything that the fixture site depends on. */
function currentSources(): string {
  const files = [...sources, ...["app", "content", "art", "public"].map((folder) => `${own}/${folder}`)]
    .flatMap((source) => (isFile(source) ? source : filesIn(source).map((file) => `${source}/${file}`)))
    .filter((file) => !isIgnored(file));
  return fingerprint(...[...files, `${own}/build.ts`].flatMap((file) => [`\0${file}\0`, readFileSync(file)]));
}

/* The types of this copy are checked with those of the project, whose node_modules it uses. */
const nextConfig = `import config from "./site.config";

export default {
  ...config,
  turbopack: { ...config.turbopack, root: ${JSON.stringify(process.cwd())} },
  typescript: { ignoreBuildErrors: true },
};
`;

function copySources() {
  mkdirSync(root, { recursive: true });
  for (const source of [...sources, "tsconfig.json", "deploy"]) {
    rmSync(path.join(root, source), { recursive: true, force: true });
    cpSync(source, path.join(root, source), { recursive: true, filter: (file) => !isIgnored(file) });
  }
  cpSync(`${own}/content`, path.join(root, "content"), { recursive: true });
  cpSync(`${own}/app`, path.join(root, "app"), { recursive: true });
  // Files for other services, such as a search engine's proof of ownership.
  cpSync(`${own}/public`, path.join(root, "public"), { recursive: true });
  renameSync(path.join(root, "next.config.ts"), path.join(root, "site.config.ts"));
  writeFileSync(path.join(root, "next.config.ts"), nextConfig);
  if (!existsSync(path.join(root, "node_modules")))
    symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
}

/** Renames folders in app/ whose address the owner has changed. */
async function restoreAddresses() {
  const { pages: ownersPages } = await import("../../content/pages");
  const { pages: fixturePages } = await import("./content/pages");
  for (const [name, { path: address }] of Object.entries(fixturePages)) {
    const ownersAddress = ownersPages[name as keyof typeof ownersPages].path;
    const [from, to] = [path.join(root, "app", ownersAddress), path.join(root, "app", address)];
    if (from !== to && existsSync(from)) renameSync(from, to);
  }
}

/**
 * Draws a rectangle for each drawing in the content, and adds the drawings and photos of the fixture site. Those that the build
 * renders are committed with art/pictures.json, like those of the real site: it renders what has changed since.
 */
async function replaceDrawings() {
  for (const file of filesIn(`${own}/content`)) {
    const module: object = await import(`./content/${file}`);
    for (const { object } of objectsOf({ ...module })) {
      const [, name] = /^\/assets\/art\/(.+\.svg)$/.exec(String(object.src)) ?? [];
      if (!name) continue;
      const { width, height } = object;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="8" fill="var(--milk)"/></svg>`;
      const file = path.join(root, "art", name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, svg);
    }
  }
  for (const folder of ["art", "public"]) cpSync(`${own}/${folder}`, path.join(root, folder), { recursive: true });
}

/** Builds the fixture site unless it is up to date. Throws with the build's output when it fails. */
export async function buildFixtureSite(): Promise<void> {
  const current = currentSources();
  if (existsSync(record) && readFileSync(record, "utf8") === current) return;
  rmSync(record, { force: true });
  copySources();
  await restoreAddresses();
  await replaceDrawings();
  // The environment of a test runner would change the build.
  const { NODE_ENV: _, JEST_WORKER_ID: __, PREVIEW_URL: ___, SITE_URL: ____, ...rest } = process.env;
  const env = rest as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", "build"], {
    cwd: root,
    env,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  // Its content is a copy of tests/fixture-site/content.
  const output = `${stdout}${stderr}`.replace(/(?<![\w/])content\//g, "tests/fixture-site/content/");
  if (status !== 0) throw new Error(`The fixture site does not build:\n${output}`);
  writeFileSync(record, current);
}
