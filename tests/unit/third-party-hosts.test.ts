import { store } from "@/content/store";
import { thirdPartyHosts } from "@/lib/third-parties/third-party-hosts";

it.each([
  ["https://cdn.example.com/a.js?b=1#c", "https://cdn.example.com/a.js"],
  ["https://cdn.example.com/a.js; script-src *", "https://cdn.example.com/a.js%3B%20script-src%20*"],
  ["https://cdn.example.com/a,b.js", "https://cdn.example.com/a%2Cb.js"],
])("allows %s as the source %s of the policy", (smartScript, source) => {
  jest.replaceProperty(store, "attribution", "on");
  jest.replaceProperty(store, "consent", "not-needed");
  jest.replaceProperty(store, "smartScript", smartScript);
  expect(thirdPartyHosts().script).toContain(source);
});
