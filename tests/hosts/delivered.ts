import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hosts } from "../../deploy/hosts";
import { filesOf } from "../../deploy/releases";
import { bucket, publish, scratch, workplace } from "./servers";

/** Files as owners add them to public/: of kinds that nobody has told us of, and of none. */
const odd = [".well-known/apple-app-site-association", "film.mkv", "terms.pdf", "a name (1).JPG"];

type Read = (file: string) => Promise<Buffer> | Buffer;

/** Publishes to a host that can stand here; gives what reads a file on the other side. */
const sides: Record<string, (cwd: string) => Promise<{ read: Read; stop?: () => unknown }>> = {
  async rsync(cwd) {
    const root = scratch();
    await publish(cwd, "rsync", { RSYNC_TARGET: root });
    return { read: (file) => readFileSync(path.join(root, file)) };
  },
  async s3(cwd) {
    const { env, origin, stop } = await bucket();
    await publish(cwd, "s3", env);
    const read: Read = async (file) => {
      const answer = await fetch(`${origin}/site/${encodeURI(file)}`);
      if (!answer.ok) throw new Error(`${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    };
    return { read, stop };
  },
  async github(cwd) {
    const remote = scratch();
    spawnSync("git", ["init", "--quiet", "--bare", remote]);
    await publish(cwd, "github", { GITHUB_REMOTE: remote });
    return {
      read(file) {
        const { status, stdout } = spawnSync("git", ["show", `gh-pages:${file}`], {
          cwd: remote,
          maxBuffer: 1 << 28,
        });
        if (status !== 0) throw new Error("is not there");
        return stdout;
      },
    };
  },
};

export const deliverable = Object.keys(sides);

/** Whether all that was built stands on the other side, byte for byte. */
export async function deliveredWhole(host: string): Promise<{ isRight: boolean; what: string }> {
  const cwd = workplace("out");
  for (const file of odd) {
    mkdirSync(path.dirname(path.join(cwd, "out", file)), { recursive: true });
    writeFileSync(path.join(cwd, "out", file), file);
  }
  const side = await sides[host]?.(cwd);
  const isSent = hosts[host]?.isSent ?? (() => true);
  const built = filesOf(path.join(cwd, "out")).filter(isSent);
  const lost: string[] = [];
  for (const file of built) {
    const there = await Promise.resolve(file)
      .then((name) => side?.read(name))
      .catch(() => undefined);
    if (!there?.equals(readFileSync(path.join(cwd, "out", file)))) lost.push(file);
  }
  await side?.stop?.();
  return {
    isRight: lost.length === 0,
    what: `${built.length} files built, ${built.length - lost.length} there. ${lost.slice(0, 6).join(", ")}`,
  };
}
