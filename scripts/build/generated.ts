/** Has the mistake that prevents `npm run generate` from loading content/ or art/. Exists only until the mistake is corrected. */
export const unreadable = "generated/unreadable.txt";
