import { privacyNote } from "@/content/privacy-note";

/** The third parties that the page loads files from, and its cookies. */
export function PrivacyNote() {
  const { thirdParties, cookies } = privacyNote;
  return (
    <p id="privacy-note" className="[overflow-wrap:anywhere]">
      {thirdParties.map(({ name, hosts, purpose }) => {
        const origin = hosts.length > 0 ? ` (${hosts.join(", ")})` : "";
        return `${name}${origin} ${purpose} `;
      })}
      {cookies}
    </p>
  );
}
