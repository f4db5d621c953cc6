import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pageList } from "@/content/pages";
import { hashed } from "@/deploy/headers";
import { filesOf } from "@/deploy/releases";
import { findOrInstall, onPath } from "@/scripts/machine/debian";
import { copySite } from "../copy";
import { itAnswersAsItShould } from "../requests";
import { bucket, isInstalled, publish, type Running, scratch, servers, workplace } from "./servers";

/* `npm run test:hosts`: the built site on every host that can run here. */
jest.setTimeout(300_000);

/** A folder on a server as `npm run deploy -- rsync` fills it. */
async function onServer() {
  const missing = "No rsync found: install your system's package.";
  findOrInstall(() => onPath("rsync"), [["rsync"]], missing);
  const root = path.join(scratch(), "site");
  mkdirSync(root);
  const deploy = (cwd: string, ...flags: string[]) =>
    publish(cwd, "rsync", { RSYNC_TARGET: root }, ...flags);
  return { root, deploy };
}

describe.each(Object.entries(servers))("%s", (_, server) => {
  const isHere = isInstalled(server);
  let running: Running | undefined;
  beforeAll(async () => {
    if (!isHere) return;
    const { root, deploy } = await onServer();
    await deploy(workplace());
    running = await server.start(root);
  });
  afterAll(() => running?.stop());

  itAnswersAsItShould(() => running?.origin ?? "", isHere ? server.cannotShow : /^/);
});

/** Asks for each page, and as its visitor for every script, sheet and font of its release, until it is stopped; gives the answers that were none. */
function visit(origin: string, releases: string[]) {
  const failures: string[] = [];
  let isOver = false;
  const parts = releases.map((out) => ({
    home: readFileSync(path.join(out, "index.html"), "utf8"),
    files: filesOf(path.join(out, hashed)).map((file) => hashed + file),
  }));
  const browse = async () => {
    while (!isOver) {
      const home = await fetch(origin).then((answer) => answer.text());
      const release = parts.find((one) => one.home === home);
      // The bucket's stand-in writes in place what S3 replaces whole.
      if (!release) continue;
      for (const address of [...release.files, ...pageList.map(({ path }) => path)]) {
        const { ok, status } = await fetch(origin + address);
        if (!ok) failures.push(`${status} ${address}`);
      }
    }
  };
  const visits = browse();
  return async () => {
    isOver = true;
    await visits;
    return failures;
  };
}

describe("a deploy in the middle of visits", () => {
  /* A second release: another style sheet, and other constants in what is fetched late. */
  const copy = copySite("release");
  beforeAll(() => {
    copy.edit("app/globals.css", /$/, "\n:root { --release: 2 }\n");
    copy.edit("content/constants.ts", /duration: 4000/, "duration: 4100");
    copy.edit("content/constants.ts", /delay: 700/, "delay: 690");
    copy.build();
  });

  it.each(["nginx", "s3"])("and a rollback, on %s, are noticed by nobody", async (host) => {
    const cwd = workplace();
    const s3 = host === "s3" ? await bucket() : undefined;
    const { root, deploy: toServer } = await onServer();
    const running = s3 ?? (await servers.nginx?.start(root));
    const deploy = (...flags: string[]) =>
      s3 ? publish(cwd, "s3", s3.env, ...flags) : toServer(cwd, ...flags);
    const origin = running?.origin ?? "";
    await deploy();
    rmSync(path.join(cwd, "out"), { recursive: true });
    cpSync(copy.file("out"), path.join(cwd, "out"), { recursive: true, preserveTimestamps: true });
    const finish = visit(origin, ["out", copy.file("out")]);
    for (const [release, ...flags] of [[copy.file("out")], ["out", "--rollback"]]) {
      await deploy(...flags);
      const served = await fetch(origin).then((answer) => answer.text());
      expect(served).toBe(readFileSync(path.join(`${release}`, "index.html"), "utf8"));
    }
    const failures = await finish();
    await running?.stop();
    expect(failures).toEqual([]);
  });
});
