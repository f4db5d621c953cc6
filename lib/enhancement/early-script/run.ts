/** Runs one part, so that an error in it does not stop the others. */
export function run(part: () => void): void {
  try {
    part();
  } catch (error) {
    console.error(error);
  }
}
