/** Returns the error of a step after `next build`, when Next writes something in another way than the step expects. */
export const unexpected = (expected: string, found: string) => new Error(`expected ${expected}, found ${found}`);
