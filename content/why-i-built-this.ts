import { brand } from "./brand";
import { moment, pose } from "./drawings";
import type { WhyIBuiltThis } from "./schema";

export const whyIBuiltThis: WhyIBuiltThis = {
  lead: "It began with a rash, a tube of cream, and a question I couldn’t answer.",
  photo: {
    src: "art/photos/childhood.svg",
    alt: "A child holds a package close to her eyes and reads the back of it, drawn in ink",
    caption: "Me at seven, reading the back of the package. Childhood photo.",
    sample: true,
  },
  moments: [
    {
      title: "The rash",
      drawing: moment("rash"),
      body: [
        [
          "One morning in March, my daughter had a red patch on her arm the shape of a small country. It came, it went, it came back. We changed the soap. We changed the other soap.",
        ],
        [
          "The pharmacist was kind. She asked the obvious question: What’s in the cream? I had the tube in my bag. I had designed tubes like it. I couldn’t tell her.",
        ],
      ],
    },
    {
      title: "The magnifying glass",
      drawing: moment("magnifying-glass"),
      body: [
        [
          "That night I put everything from the bathroom on the kitchen table and took out the loupe I used for checking print. I wrote down forty names. Cetearyl alcohol, which is not that kind of alcohol. Linalool, four times, in things I’d never have called perfumed.",
        ],
        [
          "By two in the morning I had twenty-three browser tabs. Half of them wanted to frighten me and the other half wanted to sell me something. None of them just told me what the words meant.",
        ],
      ],
    },
    {
      title: "The first scan",
      drawing: moment("first-scan"),
      body: [
        [
          "Tomas said a phone could read that list faster than I could find my glasses. It took us a winter. The first scan that worked was of the same tube, and the answer was one sentence: a scent ingredient, listed by name because some people’s skin reacts to it.",
        ],
        [
          "It did not tell me what was wrong. It is not a doctor, and the patch faded on its own. But for the first time ",
          { mark: "I\u00a0knew\u00a0what\u00a0to\u00a0ask." },
          ` That is all ${brand.name} does. It turns out to be a lot.`,
        ],
      ],
    },
  ],
  ending: { line: "Read your next label with me.", mascot: pose("peeking") },
  sample: true,
};
