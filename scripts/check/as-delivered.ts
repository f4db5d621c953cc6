import { existsSync, readFileSync } from "node:fs";
import { fingerprint } from "../build/files";
import { contentRegistry } from "../content/content-registry";

/** The file with the fingerprint of the content as it was delivered. */
export const record = "tests/specified/delivered-content.txt";

/** Returns a fingerprint of all copy, links and numbers. Formatting and comments do not change it. */
export function contentFingerprint(): string {
  const values = contentRegistry.map(({ name, value }) => `${name} ${JSON.stringify(value)}\n`);
  return fingerprint(...values.sort());
}

/**
 * Returns whether the content is as it was delivered. Only then must the site have the words of the specification,
 * because an owner may change them.
 */
export const isAsDelivered = () => existsSync(record) && readFileSync(record, "utf8").trim() === contentFingerprint();
