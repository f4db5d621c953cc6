import { cachingOf, extensionOf, hashed, typeOf } from "./headers";

/** A program and its arguments. */
export type Command = string[];

interface Upload {
  /** The folder to upload. */
  site: string;
  /** Its files. */
  files: string[];
  /** Files of older releases that nobody needs any more. */
  gone: string[];
  /** A file that lists those. */
  goneList: string;
  env: Record<string, string | undefined>;
}

/** One host: the variables that must be set, and the commands that publish, in their order. */
export interface Host {
  needs: string[];
  /** Whether a file is sent there; each is, where nothing else is said. */
  isSent?(file: string): boolean;
  /** Whether the host serves `.br` and `.gz` neighbours. */
  isCompressed?: boolean;
  commands(upload: Upload): Command[];
}

const isHashed = (file: string) => `/${file}`.startsWith(hashed);
const isPage = (file: string) => file.endsWith(".html");
const isOther = (file: string) => !isHashed(file) && !isPage(file);

const command = (line: string, ...rest: string[]): Command => [...line.split(" "), ...rest];

/* A bucket knows of a file only what comes with it, so one upload for each kind. */
function s3({ site, files, gone, env }: Upload): Command[] {
  const { S3_BUCKET, S3_ENDPOINT, CLOUDFRONT_DISTRIBUTION } = env;
  const bucket = `s3://${S3_BUCKET}`;
  const endpoint = S3_ENDPOINT ? ["--endpoint-url", S3_ENDPOINT] : [];
  const aws = (act: string, ...rest: string[]) =>
    command(`aws s3 ${act} --only-show-errors`, ...rest, ...endpoint);
  const kind = (file: string) => [
    ...["--content-type", typeOf(file)],
    ...["--cache-control", cachingOf(`/${file}`)],
  ];
  const batches = [isHashed, isOther, isPage].flatMap((isIn) => {
    const batch = files.filter(isIn);
    return [...new Set(batch.map(extensionOf))].map((extension) => {
      const named = batch.filter((file) => extensionOf(file) === extension);
      const isOne = isIn === isHashed && extension;
      const includes = isOne ? [`${hashed.slice(1)}*.${extension}`] : named;
      const patterns = includes.flatMap((pattern) => ["--include", pattern]);
      const all = ["--recursive", "--exclude", "*", ...patterns];
      return aws("cp", site, bucket, ...all, ...kind(named[0] ?? ""));
    });
  });
  // A bucket's own website redirects /about-us, and loses the query, unless there is a file of that name.
  const pages = files.filter((file) => isPage(file) && !/\/|^index|^404/.test(file));
  const bare = pages.map((file) =>
    aws("cp", `${site}/${file}`, `${bucket}/${file.replace(/\.html$/, "")}`, ...kind(file)),
  );
  const removed = gone.map((file) => aws("rm", `${bucket}/${file}`));
  const invalidation = "aws cloudfront create-invalidation --paths /* --distribution-id";
  return [
    ...batches,
    ...bare,
    ...removed,
    ...(CLOUDFRONT_DISTRIBUTION ? [command(invalidation, CLOUDFRONT_DISTRIBUTION)] : []),
  ];
}

function rsync({ site, gone, goneList, env }: Upload): Command[] {
  const copy = "rsync --archive --no-owner --no-group";
  const noPages = "--exclude=*.html --exclude=*.html.br --exclude=*.html.gz";
  const remove = `rsync --recursive --delete-missing-args --files-from=${goneList}`;
  const to = [`${site}/`, `${env.RSYNC_TARGET}/`];
  return [
    command(`${copy} --relative`, `${site}/.${hashed}`, `${env.RSYNC_TARGET}/`),
    command(`${copy} ${noPages}`, ...to),
    command(`${copy} --delay-updates`, ...to),
    ...(gone.length > 0 ? [command(remove, ...to)] : []),
  ];
}

/* These change the whole site at once, so the order is theirs. */

const cloudflare = ({ site, env }: Upload): Command[] => [
  command("npx --yes wrangler@4 pages deploy --project-name", `${env.CLOUDFLARE_PROJECT}`, site),
];
const netlify = ({ site, env }: Upload): Command[] => [
  command(
    "npx --yes netlify-cli@23 deploy --prod --no-build --dir",
    ...[site, "--site", `${env.NETLIFY_SITE_ID}`],
  ),
];
const firebase = ({ env }: Upload): Command[] => [
  command(
    "npx --yes firebase-tools@14 deploy --only hosting --config .deploy/firebase.json --project",
    `${env.FIREBASE_PROJECT}`,
  ),
];
function github({ site, env }: Upload): Command[] {
  const git = `git --git-dir=.deploy/github.git --work-tree=${site}`;
  return [
    command("git init --quiet --bare .deploy/github.git"),
    command(`${git} add --all --force .`),
    command(`${git} commit --quiet --allow-empty --message`, "Publish the site"),
    command(`${git} push --force`, `${env.GITHUB_REMOTE}`, "HEAD:gh-pages"),
  ];
}

/* What stands in public/ for one kind of host each. */
const forHosts = ["_headers", ".htaccess", ".nojekyll"];

/** The hosts that `npm run deploy` knows. */
export const hosts: Record<string, Host> = {
  // What only other hosts read is no visitor's business.
  s3: { needs: ["S3_BUCKET"], isSent: (file) => !forHosts.includes(file), commands: s3 },
  rsync: { needs: ["RSYNC_TARGET"], isCompressed: true, commands: rsync },
  cloudflare: { needs: ["CLOUDFLARE_PROJECT"], commands: cloudflare },
  netlify: { needs: ["NETLIFY_SITE_ID"], commands: netlify },
  github: { needs: ["GITHUB_REMOTE"], commands: github },
  firebase: { needs: ["FIREBASE_PROJECT"], commands: firebase },
};
