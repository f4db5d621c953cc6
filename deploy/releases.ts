import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { hashed } from "./headers";

/** One act of publishing. */
export interface Deployment {
  /** The release's folder in the store: its build's name. */
  release: string;
  /** When it was published (ISO 8601). */
  at: string;
}

const day = 24 * 60 * 60 * 1000;

/**
 * The releases whose pages a visitor may still have open: the last one published, and those that
 * were in its place within the last `days`.
 */
export function openReleases(history: Deployment[], now: Date, days: number): string[] {
  const open = history.filter((_, index) => {
    const next = history[index + 1];
    return !next || now.getTime() - Date.parse(next.at) < days * day;
  });
  return [...new Set(open.map(({ release }) => release))];
}

/** The release to go back to: the last one that was in the place of today's. None without one. */
export function previousRelease(history: Deployment[]): string | undefined {
  const current = history.at(-1)?.release;
  return [...history].reverse().find(({ release }) => release !== current)?.release;
}

/** The addresses, without the first slash, of all files in `dir`. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(path.join(dir, file)).isFile())
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

/** The releases that were published from this machine, as copies of their exports, in `dir`. */
export function openStore(dir: string) {
  const log = path.join(dir, "history.json");
  const folder = (release: string) => path.join(dir, release);
  const history: Deployment[] = existsSync(log) ? JSON.parse(readFileSync(log, "utf8")) : [];

  return {
    history,
    folder,
    /** Keeps a copy of the export `out` under the name of its build. */
    keep(out: string, release: string) {
      if (!existsSync(folder(release)))
        cpSync(out, folder(release), { recursive: true, preserveTimestamps: true });
    },
    /**
     * Writes `site`: the release, and with it the hashed files of the pages that visitors may still
     * have open. Gives the files of older releases that are not needed any more.
     */
    stage(release: string, site: string, open: string[]): string[] {
      rmSync(site, { recursive: true, force: true });
      mkdirSync(site, { recursive: true });
      for (const older of open.filter((name) => existsSync(folder(name)))) {
        const from = path.join(folder(older), hashed);
        cpSync(from, path.join(site, hashed), { recursive: true, preserveTimestamps: true });
      }
      cpSync(folder(release), site, { recursive: true, preserveTimestamps: true });
      const staged = new Set(filesOf(site));
      const known = [...new Set(history.map((deployment) => deployment.release))]
        .filter((name) => existsSync(folder(name)))
        .flatMap((name) => filesOf(folder(name)));
      return [...new Set(known)].filter((file) => !staged.has(file)).sort();
    },
    /** Notes that the release is what visitors get now, and drops releases that nobody needs. */
    published(release: string, now: Date, days: number) {
      history.push({ release, at: now.toISOString() });
      const needed = new Set([...openReleases(history, now, days), previousRelease(history)]);
      for (const { release: older } of history)
        if (!needed.has(older)) rmSync(folder(older), { recursive: true, force: true });
      writeFileSync(
        log,
        JSON.stringify(
          history.filter((entry) => needed.has(entry.release)),
          null,
          2,
        ),
      );
    },
  };
}
