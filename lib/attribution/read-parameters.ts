/** In characters. Real click ids have a few hundred. */
const longestValue = 1000;

/**
 * Returns the parameters of an address that are named in `names`. Ad platforms, mail programs and link builders write
 * parameters in many ways, so capitals do not matter, and parameters are found in the query, in the fragment (even after an
 * anchor), after `&amp;` or `&#038;`, and after a second question mark. Of several values, the last one that is not empty counts.
 */
export function readParameters<Name extends string>(
  address: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  // A value can contain a question mark, so it separates only before one of the names.
  const separator = new RegExp(`[&#]|\\?(?=(?:${names.join("|")})=)`, "i");
  for (const part of address.split(separator)) {
    for (const [key, value] of new URLSearchParams(part)) {
      const written = key.slice(key.lastIndexOf("?") + 1).replace(/^(?:amp;|0*38;)+/i, "");
      const name = names.find((name) => name.toLowerCase() === written.toLowerCase());
      if (name && value.trim() && value.length <= longestValue) found[name] = value;
    }
  }
  return found;
}
