/** The greatest length of a name that the top bar and the footer set large, in characters: it fits a phone of 320 px. */
const longestLargeName = 12;

/** Returns whether the product's name is set small. */
export const isLongName = (name: string) => name.length > longestLargeName;
