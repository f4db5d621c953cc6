import { cachingOf, extensionOf, hashed, typeOf } from "./headers";

interface Upload {
  /** The folder to upload, and its files. */
  site: string;
  files: string[];
  /** Files of older releases that nobody needs any more, and a file that lists those. */
  gone: string[];
  goneList: string;
  /** Where to: what the host's variable holds. */
  to: string;
  env: Record<string, string | undefined>;
}

/** One host: the variable that says where to, and the commands that publish, in their order: a program and its arguments each. */
interface Host {
  variable: string;
  /** Whether a file is sent there; each is, where nothing else is said. */
  isSent?(file: string): boolean;
  /** Whether the host serves `.br` and `.gz` neighbours. */
  isCompressed?: boolean;
  commands(upload: Upload): string[][];
}

/* What stands in public/ for one kind of host each. */
const forHosts = ["_headers", ".htaccess", ".nojekyll"];
const isHashed = (file: string) => `/${file}`.startsWith(hashed);
const isPage = (file: string) => file.endsWith(".html");
const isOther = (file: string) => !isHashed(file) && !isPage(file);

const command = (line: string, ...rest: string[]): string[] => [...line.split(" "), ...rest];

/* A bucket knows of a file only what comes with it, so one upload for each kind. */
function s3({ site, files, gone, to, env }: Upload): string[][] {
  const { S3_ENDPOINT, CLOUDFRONT_DISTRIBUTION } = env;
  const bucket = `s3://${to}`;
  const endpoint = S3_ENDPOINT ? ["--endpoint-url", S3_ENDPOINT] : [];
  const aws = (act: string, ...rest: string[]) =>
    command(`aws s3 ${act} --only-show-errors`, ...rest, ...endpoint);
  const kind = (file: string) => [
    ...["--content-type", typeOf(file)],
    ...["--cache-control", cachingOf(`/${file}`)],
  ];
  const uploads = [isHashed, isOther, isPage].flatMap((isIn) => {
    const batch = files.filter(isIn);
    return [...new Set(batch.map(extensionOf))].map((extension) => {
      const named = batch.filter((file) => extensionOf(file) === extension);
      const patterns = named.flatMap((file) => ["--include", file]);
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
  const emptied = CLOUDFRONT_DISTRIBUTION ? [command(invalidation, CLOUDFRONT_DISTRIBUTION)] : [];
  return [...uploads, ...bare, ...removed, ...emptied];
}

function rsync({ site, gone, goneList, to }: Upload): string[][] {
  const copy = "rsync --archive --no-owner --no-group";
  const noPages = "--exclude=*.html --exclude=*.html.br --exclude=*.html.gz";
  const remove = `rsync --recursive --delete-missing-args --files-from=${goneList}`;
  const fromTo = [`${site}/`, `${to}/`];
  return [
    command(`${copy} --relative`, `${site}/.${hashed}`, `${to}/`),
    command(`${copy} ${noPages}`, ...fromTo),
    command(`${copy} --delay-updates`, ...fromTo),
    ...(gone.length > 0 ? [command(remove, ...fromTo)] : []),
  ];
}

/* These change the whole site at once, so the order is theirs. */

const cloudflare = ({ site, to }: Upload): string[][] => [
  command(`npx --yes wrangler@4 pages deploy ${site} --project-name`, to),
];
const netlify = ({ site, to }: Upload): string[][] => [
  command(`npx --yes netlify-cli@23 deploy --prod --no-build --dir ${site} --site`, to),
];
const firebaseTools = "npx --yes firebase-tools@14 deploy --only hosting";
const firebase = ({ to }: Upload): string[][] => [
  command(`${firebaseTools} --config .deploy/firebase.json --project`, to),
];
function github({ site, to }: Upload): string[][] {
  const git = `git --git-dir=.deploy/github.git --work-tree=${site}`;
  return [
    command("git init --quiet --bare .deploy/github.git"),
    command(`${git} add --all --force .`),
    command(`${git} commit --quiet --allow-empty --message`, "Publish the site"),
    command(`${git} push --force`, to, "HEAD:gh-pages"),
  ];
}

/** The hosts that `npm run deploy` knows. */
export const hosts: Record<string, Host> = {
  // What only other hosts read is no visitor's business.
  s3: { variable: "S3_BUCKET", isSent: (file) => !forHosts.includes(file), commands: s3 },
  rsync: { variable: "RSYNC_TARGET", isCompressed: true, commands: rsync },
  cloudflare: { variable: "CLOUDFLARE_PROJECT", commands: cloudflare },
  netlify: { variable: "NETLIFY_SITE_ID", commands: netlify },
  github: { variable: "GITHUB_REMOTE", commands: github },
  firebase: { variable: "FIREBASE_PROJECT", commands: firebase },
};
