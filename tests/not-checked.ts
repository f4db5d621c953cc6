import { appendFileSync, mkdirSync } from "node:fs";

/** The file to which tests write what they have not checked, one line each. The summary of `npm test` shows it. */
export const notCheckedFile = "test-results/not-checked.txt";

/** Notes what a test does not check, because an owner has changed or removed its content. */
export function notChecked(what: string) {
  mkdirSync("test-results", { recursive: true });
  appendFileSync(notCheckedFile, `${what}\n`);
}
