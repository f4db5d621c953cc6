import { brand } from "./brand";
import type { Person } from "./schema";

/*
 * The people who make the app. A portrait is a file in art/portraits of any shape: a photo, or a drawing in the palette's colors.
 * `npm run pictures` crops it to 4:5.
 */

/** The author of the letter on the landing page, and the founder in structured data. */
export const founder: Person = {
  id: "hanna-vester",
  name: "Hanna Vester",
  role: "Founder",
  biography: [
    "Hanna designed packaging for eleven years, and spent many of them fitting ingredient lists into whatever space the photo left. She knows which words get the small type, and why.",
    `She started ${brand.name} after a rash on her daughter’s arm, when the pharmacist asked what was in the cream and she couldn’t say. She keeps the app in plain English.`,
  ],
  portrait: {
    src: "art/portraits/founder.svg",
    alt: "Drawing of Hanna Vester, founder, at a kitchen table with a mug of tea, in red glasses and with a pencil in her bun, holding up the back of a hand cream",
    sample: true,
  },
  sample: true,
};

export const leadDeveloper: Person = {
  id: "tomas-reyes",
  name: "Tomas Reyes",
  role: "Lead Developer",
  biography: [
    "Tomas taught cameras to read shipping labels in the rain before he taught one to read shampoo. Curved bottles, foil, a thumb over the last line: he’s seen them all.",
    "He builds the part that reads, keeps scans on the phone, and guards our oldest rule.",
  ],
  portrait: {
    src: "art/portraits/lead-developer.svg",
    alt: "Drawing of Tomas Reyes, lead developer, in a striped shirt, smiling at his phone, which is scanning a creased shipping label",
    sample: true,
  },
  sample: true,
};
