import { cpSync, readFileSync, rmSync } from "node:fs";
import { pageList } from "@/content/pages";
import { hashed } from "@/deploy/headers";
import { filesIn } from "@/scripts/build/files";
import { copySite } from "../copy";
import { itAnswersAsItShould } from "../requests";
import {
  bucket,
  folder,
  isInstalled,
  nginx,
  publish,
  type Running,
  servers,
  workplace,
} from "./servers";

/* `npm run test:hosts`: the built site on every host that can run here. */
jest.setTimeout(300_000);

describe.each(Object.entries(servers))("%s", (_, server) => {
  const isHere = isInstalled(server);
  let running: Running | undefined;
  beforeAll(async () => {
    if (!isHere) return;
    const { root, env } = folder();
    await publish(workplace(), ["rsync"], env);
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
    home: readFileSync(`${out}/index.html`, "utf8"),
    files: filesIn(`${out}${hashed}`).map((file) => hashed + file),
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

  it.each(["rsync", "s3"])("and a rollback, by %s, are noticed by nobody", async (host) => {
    const cwd = workplace();
    const server = host === "s3" ? await bucket() : folder();
    const { origin, stop } = "root" in server ? await nginx(server.root) : server;
    const deploy = (...flags: string[]) => publish(cwd, [host, ...flags], server.env);
    await deploy();
    rmSync(`${cwd}/out`, { recursive: true });
    cpSync(copy.file("out"), `${cwd}/out`, { recursive: true, preserveTimestamps: true });
    const finish = visit(origin, ["out", copy.file("out")]);
    for (const [release, ...flags] of [[copy.file("out")], ["out", "--rollback"]]) {
      await deploy(...flags);
      const served = await fetch(origin).then((answer) => answer.text());
      expect(served).toBe(readFileSync(`${release}/index.html`, "utf8"));
    }
    const failures = await finish();
    stop();
    expect(failures).toEqual([]);
  });
});
