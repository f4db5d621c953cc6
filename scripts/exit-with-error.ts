/** Prints a message and ends the process with code 1. */
export function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}
