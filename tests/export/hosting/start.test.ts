import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const started: ChildProcess[] = [];
const direct = [process.execPath, "--import", "tsx", "scripts/dev/start.ts"];

/** `npm start` as somebody types it; a port of 0 is a free one. Gives its address, or what it said as it ended. */
async function start(port: number, [program = "", ...rest] = direct) {
  const child = spawn(program, rest, { env: { ...process.env, PORT: `${port}` }, detached: true });
  started.push(child);
  const ended = once(child, "exit");
  const address = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        const [line] = /^(http:\S+|Port .*)$/m.exec(text) ?? [];
        if (line) resolve(line);
      });
  });
  return { child, address, ended };
}

afterAll(() => {
  for (const { pid, exitCode, signalCode } of started)
    if (exitCode === null && !signalCode) process.kill(-(pid ?? 0), "SIGKILL");
});

const answers = (address: string) => fetch(address).then(Boolean, () => false);

it("npm start says in one line that a port is taken, and which to try", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { address, ended } = await start(port);
  expect(address).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  expect(await ended).toEqual([1, null]);
  other.close();
});

it.each([
  ["it", direct],
  // npm tells its shell alone, and not what that has started.
  ["npm alone", ["npm", "start"]],
])("npm start ends at a SIGTERM to %s", async (_, command) => {
  const { child, address, ended } = await start(0, command);
  expect(await answers(address)).toBe(true);
  child.kill("SIGTERM");
  await ended;
  // One that lives on is found by the test's own time.
  while (await answers(address)) await new Promise((look) => setTimeout(look, 100));
});
