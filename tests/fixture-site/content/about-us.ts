import { pose } from "@/content/drawings";
import type { AboutUs } from "@/content/schema";
import { builder, founder, guest } from "./people";

export const aboutUs: AboutUs = {
  lead: "Three people who were invented for the tests.",
  people: [founder, builder, guest],
  rule: {
    title: "The only rule",
    text: "Whoever breaks a test repairs it.",
    mascot: pose("shrugging"),
    links: [{ link: "The story", href: "/why-i-built-this" }, " · ", { link: "In detail", href: "/what-lumen-does" }],
  },
  ending: { line: "Meet Lumen.", mascot: pose("peeking") },
  formerly: "Once named Old Lantern.",
};
