import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/* `npm start` as somebody types it. A port of 0 is a free one. */
function start(env: Record<string, string>, [program = "", ...rest] = direct) {
  const child = spawn(program, rest, { env: { ...process.env, ...env }, detached: true });
  started.push(child);
  let said = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        said += text;
        const found = /^http:\S+$/m.exec(said);
        if (found) resolve(found[0]);
      });
    ended.then(() => resolve(""));
  });
  return { child, address, ended, said: () => said };
}

const direct = [process.execPath, "--import", "tsx", "scripts/dev/start.ts"];
/* Not every system forbids a port. */
const _forbidding = `data:text/javascript,import { Server } from "node:net";
Server.prototype.listen = function () {
  process.nextTick(() => this.emit("error", Object.assign(new Error("no"), { code: "EACCES" })));
};`;
const started: ChildProcess[] = [];

afterAll(() => {
  for (const { pid, exitCode } of started)
    if (exitCode === null)
      try {
        process.kill(-(pid ?? 0), "SIGKILL");
      } catch {
        // It has ended meanwhile.
      }
});

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

describe("npm start", () => {
  it("says in one line that a port is taken, and which to try", async () => {
    const other = createServer().listen(0, "localhost");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const { ended, said } = start({ PORT: String(port) });
    expect(await ended).toBe(1);
    other.close();
    expect(said()).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start\n`);
  });

  it.each([
    ["it", direct],
    // npm tells its shell alone, and not what that has started.
    ["npm alone", ["npm", "start"]],
  ])("ends at a SIGTERM to %s", async (_, command) => {
    const { child, address, ended } = start({ PORT: "0" }, command);
    const found = await address;
    expect(await answers(found)).toBe(true);
    child.kill("SIGTERM");
    await ended;
    // One that lives on is found by the test's own time.
    while (await answers(found)) await new Promise((r) => setTimeout(r, 100));
  });
});
