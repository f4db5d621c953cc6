import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { contentFingerprint, isAsDelivered, record } from "./as-delivered";

/*
 * `npm run test:specified` tests the words, the order and the numbers of the specification on the built site. With
 * `--record`, it first records the current content as the delivered one: see CONTRIBUTING.md.
 */

const args = process.argv.slice(2);
if (args.includes("--record")) writeFileSync(record, `${contentFingerprint()}\n`);
else if (!isAsDelivered()) console.log("The content is not as delivered, so the owner's words may fail these tests.");
const filters = args.filter((argument) => argument !== "--record");
const { status } = spawnSync("npx", ["playwright", "test", "--project=specified", ...filters], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
