import { appendFileSync, cpSync, readFileSync } from "node:fs";
import { pageList, pages } from "@/content/pages";
import { filesIn } from "@/scripts/build/files";
import { copySite } from "../../scripts/check/copy-site";
import { faultsOf } from "../../scripts/check/published-site";
import { addServiceFiles, testHost } from "../../tests/pages/host-requests";
import { bucket, type Host, type Mistake, nginx, publish, type Running, tempFolder } from "./servers";

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

async function publishToBucket(): Promise<Host> {
  const { env, ...host } = await bucket();
  await publish(s3, site, env);
  return host;
}

/** Registers the tests of `npm run verify`. The last ones change the published site. */
function testVerify(host: () => Host) {
  const faultsAt = async (origin: string) => {
    const faults = await faultsOf(origin, site);
    // The site is built for another address than that of this server.
    return faults.filter((fault) => !fault.includes(" is built for ")).map((fault) => fault.replace(origin, ""));
  };
  const textOf = (file: string) => readFileSync(`${site}/${file}`, "utf8");
  const [chunk = "", otherChunk = ""] = filesIn(site).filter((file) => /^_next\/static\/.*\.js$/.test(file));

  it("verify finds no fault", async () => expect(await faultsAt(host().origin)).toEqual([]));

  it.each<[Mistake, string]>([
    ["status 200 for missing pages", "/no/such-page  status 200 for an address that does not exist"],
    ["no headers", "/  does not send Strict-Transport-Security: "],
    ["the wrong type for scripts", `/${chunk}  has the type text/plain`],
  ])("verify finds a server with %s", async (mistake, line) => {
    const server = await host().withMistake(mistake);
    const faults = await faultsAt(server.origin).finally(server.stop);
    expect(faults).toContainEqual(expect.stringContaining(line));
  });

  it("verify finds a page of the last release", async () => {
    const { path } = pages.aboutUs;
    const file = `${path.slice(1)}.html`;
    await host().write(file, textOf(file).replace(/(?<="b":")[\w-]+/, "earlier"));
    expect(await faultsAt(host().origin)).toContainEqual(expect.stringContaining(`${path}  from release earlier`));
  });

  it("verify finds half a file", async () => {
    await host().write(chunk, textOf(chunk).slice(0, 100));
    expect(await faultsAt(host().origin)).toContainEqual(expect.stringContaining(`/${chunk}  only 100 of `));
  });

  it("verify finds a missing chunk", async () => {
    await host().remove(otherChunk);
    expect(await faultsAt(host().origin)).toContainEqual(expect.stringContaining(`/${otherChunk}  status 404`));
  });
}

/* The last column matches tests that the stand-in of a host fails: the proxy has no compression. */
describe.each<[string, () => Promise<Host>, RegExp?]>([
  ["nginx", async () => nginx(await publishToFolder())],
  [s3, publishToBucket, /content-encoding/],
])("%s", (_, start, skipped) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  testHost(() => host.origin, skipped, site);
  testVerify(() => host);
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
      const home = await fetch(origin).then((response) => response.text());
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
