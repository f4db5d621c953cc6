import { privacyNote } from "@/content/privacy-note";

/** The third parties that the page requests, and its cookies, in the footer. */
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
