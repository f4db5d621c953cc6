/**
 * A class for elements whose id or links come from content. Mozilla's Readability, the code of Firefox's Reader View, drops an
 * element with a word such as "extra" or "related" in its id, as in "malt-extract", and one in which a fifth of the text is
 * links. A class with "article" prevents the first, and the second up to a half.
 * https://github.com/mozilla/readability
 */
export const readerViewClass = "article";
