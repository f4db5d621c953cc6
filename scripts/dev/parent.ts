/**
 * Calls `end` once the parent of this process has exited. npm passes a SIGTERM to its shell only, so a script that keeps
 * running would not notice it.
 */
export function whenParentExits(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}
