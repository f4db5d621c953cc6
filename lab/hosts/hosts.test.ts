import { appendFileSync, cpSync, readFileSync } from "node:fs";
import { pageList } from "@/content/pages";
import { filesIn } from "@/scripts/build/files";
import { copySite } from "../../scripts/check/copy-site";
import { addServiceFiles, testHost } from "../../tests/pages/host-requests";
import { bucket, nginx, publish, type Running, tempFolder } from "./servers";

/* `npm run test:hosts`: the built site on each host that runs locally, published as docs/deploying.md describes. */
jest.setTimeout(300_000);

const server = "Your own server";
const s3 = "S3 with CloudFront";

/* The site of an owner who has added files for other services. */
const folder = tempFolder();
const site = `${folder}/out`;
cpSync("out", site, { recursive: true });
addServiceFiles(site);
cpSync("deploy", `${folder}/deploy`, { recursive: true });

async function publishToFolder(): Promise<string> {
  const root = tempFolder();
  await publish(server, site, { TARGET: `${root}/` });
  return root;
}

async function publishToBucket(): Promise<Running> {
  const { env, ...running } = await bucket();
  await publish(s3, site, env);
  return running;
}

/* The last column matches tests that the stand-in of a host fails: the proxy has no compression. */
describe.each<[string, () => Promise<Running>, RegExp?]>([
  ["nginx", async () => nginx(await publishToFolder())],
  [s3, publishToBucket, /content-encoding/],
])("%s", (_, start, skipped) => {
  let running: Running | undefined;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.stop());

  testHost(() => running?.origin ?? "", skipped, site);
});

/** Requests all pages and the hashed files of the current release in a loop. Returns a function that stops it and returns the results. */
function visit(origin: string, releases: string[]) {
  const failures: string[] = [];
  let requests = 0;
  let isStopped = false;
  const known = releases.map((out) => ({
    home: readFileSync(`${out}/index.html`, "utf8"),
    files: filesIn(`${out}/_next/static`).map((file) => `/_next/static/${file}`),
  }));
  const browse = async () => {
    while (!isStopped) {
      // Unlike S3, s3rver may serve a file while it is written: half of it, and then nothing.
      const response = await fetch(origin, { signal: AbortSignal.timeout(10_000) });
      const home = await response.text().catch(() => "");
      const release = known.find((one) => one.home === home);
      if (!release) continue;
      for (const address of [...release.files, ...pageList.map(({ path }) => path)]) {
        requests++;
        const { ok, status, body } = await fetch(origin + address);
        await body?.cancel();
        if (!ok) failures.push(`${status} ${address}`);
      }
    }
  };
  const visits = browse().catch((error) => failures.push(String(error)));
  return async () => {
    isStopped = true;
    await visits;
    return { requests, failures };
  };
}

describe("publishing during visits", () => {
  let running: Running | undefined;
  afterEach(() => {
    running?.stop();
    running = undefined;
  });

  const copy = copySite("release");
  const nextRelease = `${copy.root}/out`;
  beforeAll(() => {
    // Changes the hashes of the style sheet and of a script.
    appendFileSync(`${copy.root}/app/globals.css`, "\n:root { --release: 2 }\n");
    appendFileSync(`${copy.root}/content/constants.ts`, "\nconstants.tooltip.delay -= 10;\n");
    // As on a machine where other users cannot read new files. The server below runs as another user.
    const umask = process.umask(0o077);
    copy.run("build");
    process.umask(umask);
  });

  it.each([server, s3])("fails no request on %s", async (heading) => {
    const root = tempFolder();
    const host = heading === s3 ? await bucket() : { ...(await nginx(root)), env: { TARGET: `${root}/` } };
    running = host;
    const releases = [site, nextRelease];
    await publish(heading, site, host.env);
    const finish = visit(host.origin, releases);
    const backAndForth = [...releases].reverse();
    // rsync takes less than a second, and aws half a minute.
    const published = heading === s3 ? backAndForth : Array(5).fill(backAndForth).flat();
    for (const out of published) {
      await publish(heading, out, host.env);
      const home = await fetch(host.origin).then((response) => response.text());
      expect(home).toBe(readFileSync(`${out}/index.html`, "utf8"));
    }
    const { requests, failures } = await finish();
    console.log(`${heading}: ${requests} requests, ${failures.length} failed`);
    expect(failures).toEqual([]);
  });
});
