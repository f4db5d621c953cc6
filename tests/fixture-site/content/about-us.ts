import { pose } from "@/content/drawings";
import type { AboutUs, Person } from "@/content/schema";

const portrait = (src: string, alt: string): Person["portrait"] => ({
  src: `/lovable-uploads/${src}`,
  widths: [320, 640, 960],
  width: 640,
  height: 800,
  alt,
  sample: true,
});

export const aboutUs: AboutUs = {
  lead: "Three people who were invented for the tests.",
  people: [
    {
      name: "Ada Fixture",
      role: "Inventor",
      biography: ["Ada was invented first. She has a biography of two sentences.", "This is her second paragraph."],
      portrait: portrait("founder", "Picture of Ada"),
      sample: true,
    },
    {
      name: "Ben Stub",
      role: "Builder",
      biography: ["Ben was invented second, and has one paragraph."],
      portrait: portrait("lead-developer", "Picture of Ben"),
      sample: true,
    },
    {
      name: "Cleo Mock",
      role: "Guest",
      biography: ["Cleo was invented third. She shows that a third person fits."],
      portrait: portrait("founder", "Picture of Cleo"),
      sample: false,
    },
  ],
  rule: {
    title: "The only rule",
    text: "Whoever breaks a test repairs it.",
    mascot: pose("shrugging"),
    links: [{ link: "The story", href: "/why-i-built-this" }, " · ", { link: "In detail", href: "/what-lumen-does" }],
  },
  ending: { line: "Meet Lumen.", mascot: pose("peeking") },
  formerly: "Once named Old Lantern.",
};
