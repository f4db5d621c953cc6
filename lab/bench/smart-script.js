/* Replaces the provider's script. Like that, it copies the query of the address when it executes, and not when it is called. */
const copy = Object.fromEntries(new URLSearchParams(location.search));
localStorage.setItem("ss_incoming_params", JSON.stringify([copy]));

window.AF_SMART_SCRIPT = {
  generateOneLinkURL: ({ oneLinkURL }) => ({ clickURL: `${oneLinkURL}?pid=${copy.utm_source ?? "bench"}` }),
};
