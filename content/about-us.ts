import { brand } from "./brand";
import { pose } from "./drawings";
import { pages } from "./pages";
import type { AboutUs } from "./schema";

export const aboutUs: AboutUs = {
  lead: "One kitchen table, and a drawer of packages we can’t bring ourselves to throw away.",
  people: [
    {
      name: "Hanna Vester",
      role: "Founder",
      biography: [
        "Hanna designed packaging for eleven years, and spent many of them fitting ingredient lists into whatever space the photo left. She knows which words get the small type, and why.",
        `She started ${brand.name} after a rash on her daughter’s arm, when the pharmacist asked what was in the cream and she couldn’t say. She keeps the app in plain English.`,
      ],
      portrait: {
        src: "/lovable-uploads/founder",
        widths: [320, 640, 960],
        width: 640,
        height: 800,
        alt: "Drawing of Hanna Vester, founder, at a kitchen table with a mug of tea, in red glasses and with a pencil in her bun, holding up the back of a hand cream",
        sample: true,
      },
      sample: true,
    },
    {
      name: "Tomas Reyes",
      role: "Lead Developer",
      biography: [
        "Tomas taught cameras to read shipping labels in the rain before he taught one to read shampoo. Curved bottles, foil, a thumb over the last line: he’s seen them all.",
        "He builds the part that reads, keeps scans on the phone, and guards our oldest rule.",
      ],
      portrait: {
        src: "/lovable-uploads/lead-developer",
        widths: [320, 640, 960],
        width: 640,
        height: 800,
        alt: "Drawing of Tomas Reyes, lead developer, in a striped shirt, who smiles at a phone in his hand: its camera frames a creased shipping label",
        sample: true,
      },
      sample: true,
    },
  ],
  rule: {
    title: "Our oldest rule",
    text: `When ${brand.name} isn’t sure, it says so.`,
    mascot: pose("shrugging"),
    links: [
      { link: "Why I Built This", href: pages.whyIBuiltThis.path },
      " · ",
      { link: "What It Does", href: pages.whatItDoes.path },
    ],
  },
  ending: { line: "Read a label with us.", mascot: pose("peeking") },
  formerly: brand.formerName && `Formerly ${brand.formerName}.`,
};
