/** Returns the error of a step that edits Next's pages, for a page that Next writes in another way than the step expects. */
export const unexpected = (expected: string, found: string) => new Error(`expected ${expected}, found ${found}`);
