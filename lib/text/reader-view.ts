/**
 * A class for elements whose id comes from content. Mozilla's Readability, the code of Firefox's Reader View, drops an
 * element with a word such as "extra" or "related" in its id, as in "malt-extract", unless a class contains "article".
 * https://github.com/mozilla/readability
 */
export const inReaderView = "article";
