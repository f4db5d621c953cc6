/** Returns the error of a step after `next build`, when Next writes something differently than the step expects. */
export const unexpected = (expected: string, found: string) => new Error(`expected ${expected}, found ${found}`);
