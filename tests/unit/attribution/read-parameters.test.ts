import { readParameters } from "@/lib/attribution/read-parameters";
import { adParameters } from "@/lib/attribution/visit";

const odd = "a b & c=d #e %20 “f” 🍋 + ?g";

it.each<[string, string, Record<string, string>]>([
  ["nothing", "/?lang=de#how-to-use", {}],
  ["the query", "/?lang=de&utm_source=a&gclid=1", { utm_source: "a", gclid: "1" }],
  ["encoded values", `/?utm_source=${encodeURIComponent(odd)}`, { utm_source: odd }],
  ["a broken encoding", "/?utm_source=50%&utm_ad=%zz", { utm_source: "50%", utm_ad: "%zz" }],
  ["the fragment", "/#utm_source=a&utm_ad=b", { utm_source: "a", utm_ad: "b" }],
  ["the fragment, after an anchor", "/#how-to-use?utm_source=a&utm_ad=b", { utm_source: "a", utm_ad: "b" }],
  ["the fragment, after an anchor and &", "/#how-to-use&utm_source=a", { utm_source: "a" }],
  ["the fragment, after a query", "/?utm_source=a#how-to-use?utm_ad=b", { utm_source: "a", utm_ad: "b" }],
  ["&amp;", "/?lang=de&amp;utm_source=a&amp;amp;utm_ad=b", { utm_source: "a", utm_ad: "b" }],
  [
    "&#038;, as WordPress writes it",
    "/?utm_source=a&#038;utm_ad=b&#38;gclid=1",
    { utm_source: "a", utm_ad: "b", gclid: "1" },
  ],
  ["a second question mark", "/?lang=de?utm_source=a?utm_ad=b", { utm_source: "a", utm_ad: "b" }],
  ["two question marks at once", "/??utm_source=a", { utm_source: "a" }],
  [
    "a question mark in a value",
    "/?utm_campaign=safe?&utm_ad=is_it?now",
    { utm_campaign: "safe?", utm_ad: "is_it?now" },
  ],
  ["capitals", "/?UTM_Source=A&GCLID=1&sccid=2", { utm_source: "A", gclid: "1", ScCid: "2" }],
  ["an encoded name", "/?%75tm%5fsource=a", { utm_source: "a" }],
  ["the last value", "/?utm_source=a&utm_source=b", { utm_source: "b" }],
  ["the last value that is not empty", "/?utm_source=&utm_source=a&utm_source=%20&utm_source", { utm_source: "a" }],
  ["no value of a megabyte", `/?utm_source=a&utm_source=${"x".repeat(1_000_000)}`, { utm_source: "a" }],
  ["no part of a name", "/?my_utm_source=a&utm=b&utm_sources=c", {}],
])("reads %s", (_, address, expected) => {
  expect(readParameters(`https://ingrid.example${address}`, adParameters)).toEqual(expected);
});
