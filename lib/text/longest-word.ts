/** Returns the number of characters in the longest word of `text`, for headings that must fit a line. */
export const longestWordLength = (text: string) => Math.max(...text.split(/\s+/).map(({ length }) => length));
