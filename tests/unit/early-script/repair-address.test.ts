/** @jest-environment jsdom */
import { adIn } from "@/lib/attribution/visit";
import { repairAddress } from "@/lib/enhancement/early-script/repair-address";

it.each([
  ["/about-us?lang=de#team", "/about-us?lang=de#team"],
  ["//about-us?lang=de#team", "/about-us?lang=de#team"],
  ["///", "/"],
  ["/#pricing?utm_source=a", "/?utm_source=a#pricing"],
  ["/#pricing&utm_source=a&utm_ad=b", "/?utm_source=a&utm_ad=b#pricing"],
  ["/?lang=de#pricing?UTM_Source=why?&ref=1", "/?lang=de&UTM_Source=why?&ref=1#pricing"],
  ["/#utm_source=a", "/?utm_source=a"],
  ["/#?utm_source=a#b", "/?utm_source=a&b"],
  ["/#pricing?ref=1", "/#pricing?ref=1"],
  ["/#access_token=1", "/#access_token=1"],
])("the address %s becomes %s, with the same ad", (address, expected) => {
  window.history.replaceState(null, "", window.location.origin + address);
  const ad = adIn(window.location.href);
  repairAddress();
  const { pathname, search, hash, href } = window.location;
  expect(pathname + search + hash).toBe(expected);
  expect(adIn(href)).toBe(ad);
});
