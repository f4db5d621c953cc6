/** Ends the process with one line for whoever started it. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
