import { brand } from "@/content/brand";

/** How many letters the longest word of the name has, for what is to keep it on one line. */
export const longestWord = Math.max(...brand.name.split(" ").map(({ length }) => length));
