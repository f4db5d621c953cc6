/** Returns a pattern of an ingredient's button. Its name ends with the comma or period that is printed after it. */
export const wordPattern = (name: string) => RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}[,.]$`);
