/**
 * Returns a name for the fragment of an address: "Crème fraîche" becomes "creme-fraiche", and "α-Pinene" "α-pinene". Keeps
 * letters and digits of all scripts. Empty if the name has none.
 */
export function slug(name: string): string {
  return (
    name
      .normalize("NFKD")
      // Latin letters lose their accents. In other scripts, a mark makes another letter.
      .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
      .normalize("NFC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
  );
}
