/** Returns the name at a position of a list as a label prints it: with a comma, or a full stop after the last. */
export function printedName({ name }: { name: string }, index: number, { length }: unknown[]): string {
  return name + (index === length - 1 ? "." : ",");
}
