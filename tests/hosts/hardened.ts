import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/* Addresses and headers, good ones and those that have brought servers down. */
const targets = [
  "/",
  "/about-us",
  "/about-us/",
  "//",
  "/index.txt",
  "/no/such-page",
  "/assets/",
  "/%00",
  "/%E0%A4%A",
  "/../../etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  `/${"a".repeat(3000)}`,
  "/.htaccess",
  "/favicon.ico",
];
const headers = [
  {},
  {},
  { Range: "bytes=9-1" },
  { Range: "bytes=0-" },
  { Range: "bytes=-99999999" },
  { "If-None-Match": "*" },
  { "Accept-Encoding": "br" },
  { "If-Modified-Since": "never" },
  { "If-Range": '"' },
];
const concurrency = 40;

/** Asks `npm start` for much, and says whether it lives and has kept its size. */
export async function hardened(total: number): Promise<{ isRight: boolean; what: string }> {
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/dev/start.ts"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout.on("data", (text) => {
      const found = /localhost:(\d+)/.exec(String(text));
      if (found) resolve(Number(found[1]));
    });
    server.once("exit", (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const status: Record<string, number> = {};
  const ask = (count: number) =>
    new Promise<void>((resolve) => {
      const asked = request(
        {
          host: "localhost",
          port,
          agent,
          path: targets[count % targets.length],
          headers: headers[count % headers.length],
          method: count % 50 === 0 ? "POST" : "GET",
        },
        (response) => {
          status[response.statusCode ?? 0] = (status[response.statusCode ?? 0] ?? 0) + 1;
          // One in a hundred leaves in the middle.
          if (count % 100 === 1) response.destroy();
          response.resume();
          response.on("close", resolve);
        },
      );
      asked.on("error", () => resolve());
      asked.end();
    });
  const nonsense = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, "localhost", () => socket.end("\0\x01GET\r\n\r\n"));
      // What is not read never ends.
      socket.resume();
      socket.on("close", () => resolve());
      socket.on("error", () => resolve());
    });
  const size = () => ({
    memory:
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1024,
    descriptors: readdirSync(`/proc/${server.pid}/fd`).length,
  });

  try {
    let count = 0;
    const until = (end: number) =>
      Promise.all(
        Array.from({ length: concurrency }, async () => {
          while (count < end) {
            if (count % 1000 === 500) await nonsense();
            await ask(count++);
          }
        }),
      );
    await until(total / 5);
    const before = size();
    await until(total);
    agent.destroy();
    await wait(1000);
    const after = size();
    const isAlive = server.exitCode === null && (await fetch(`http://localhost:${port}/`)).ok;
    return {
      isRight:
        isAlive && after.memory < 1.5 * before.memory && after.descriptors <= before.descriptors,
      what: `${total} requests (${JSON.stringify(status)}), ${isAlive ? "alive" : "dead"}, memory ${before.memory.toFixed(0)} → ${after.memory.toFixed(0)} MB, descriptors ${before.descriptors} → ${after.descriptors}`,
    };
  } finally {
    server.kill();
  }
}
