import type { Person } from "@/content/schema";

const portrait = (file: string, alt: string): Person["portrait"] => ({
  src: `art/portraits/${file}.svg`,
  alt,
  sample: true,
});

export const founder: Person = {
  id: "ada",
  name: "Ada Fixture",
  role: "Inventor",
  biography: ["Ada was invented first. She has a biography of two sentences.", "This is her second paragraph."],
  portrait: portrait("ada", "Picture of Ada"),
  sample: true,
};

export const builder: Person = {
  id: "ben",
  name: "Ben Stub",
  role: "Builder",
  biography: ["Ben was invented second, and has one paragraph."],
  portrait: portrait("ben", "Picture of Ben"),
  sample: true,
};

export const guest: Person = {
  id: "cleo",
  name: "Cleo Mock",
  role: "Guest",
  biography: ["Cleo was invented third. She shows that a third person fits."],
  portrait: portrait("ada", "Picture of Cleo"),
  sample: false,
};
