import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isBuilt } from "@/scripts/build/sources";
import { withVariables } from "@/scripts/dev/variables";
import { withoutNodeEnv } from "@/scripts/without-node-env";

const started: ChildProcess[] = [];

/** Runs `npm start`. Returns the process and the address or message that it prints. Port 0 means any free port. */
async function start(port: number) {
  const env = { ...withoutNodeEnv(), PORT: `${port}` };
  const child = spawn("npm", ["start"], { env, detached: true });
  started.push(child);
  const printed = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        const [line] = /^(http:\S+|Port .*)$/m.exec(text) ?? [];
        if (line) resolve(line);
      });
  });
  return { child, printed };
}

beforeAll(() => {
  if (!isBuilt()) throw new Error("out/ is not built from the current sources. Run `npm run build` first.");
});

afterAll(() => {
  for (const { pid, exitCode, signalCode } of started)
    if (exitCode === null && !signalCode) process.kill(-(pid ?? 0), "SIGKILL");
});

it("npm start suggests another port in one line when its port is taken", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { printed } = await start(port);
  expect(printed).toBe(`Port ${port} is taken. Choose another: ${withVariables({ PORT: port + 1 }, "npm start")}`);
  other.close();
});

it("npm start says in one line that SITE_URL is not an address", () => {
  const env = { ...withoutNodeEnv(), SITE_URL: "foo" };
  const { stderr, status } = spawnSync("npm", ["-s", "start"], { env, encoding: "utf8" });
  expect(stderr.trim()).toMatch(/^SITE_URL must be an address.* foo$/);
  expect(status).toBe(1);
});

/* npm passes a SIGTERM to its shell only, not to the server that the shell started. */
it("npm start ends on a SIGTERM to npm", async () => {
  const { child, printed } = await start(0);
  const isServing = () => fetch(printed).then(Boolean, () => false);
  expect(await isServing()).toBe(true);
  child.kill("SIGTERM");
  while (await isServing()) await new Promise((resolve) => setTimeout(resolve, 100));
});
