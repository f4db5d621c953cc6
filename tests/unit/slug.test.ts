import { slug } from "@/lib/text/slug";

it.each([
  ["Crème fraîche", "creme-fraiche"],
  ["E 120", "e-120"],
  ["1,2-Hexanediol", "1-2-hexanediol"],
  ["Ångström (extra)", "angstrom-extra"],
  ["H₂O", "h2o"],
  ["α-Pinene", "α-pinene"],
  ["β-Pinene", "β-pinene"],
  ["Νερό", "νερό"],
  ["水", "水"],
  ["グリセリン", "グリセリン"],
  ["पानी", "पानी"],
  ["Вода", "вода"],
  ["🍋 …", ""],
])("“%s” becomes “%s”", (name, expected) => {
  expect(slug(name)).toBe(expected);
  // macOS writes accents as separate characters.
  expect(slug(name.normalize("NFD"))).toBe(expected);
});
